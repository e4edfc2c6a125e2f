-- Carolingian Franks: heavy horse and steady foot. The book prints no special
-- rule for them (GAP-CAROLINGIAN-RULES), and no throwing axe is on their list.
-- Prices in gold pieces.

faction "carolingians" {
  title = { en = "Carolingian Franks", ru = "Каролингские франки" },
  text = { en = "The army of Charlemagne: well armed, well mounted, well led.", ru = "Войско Карла Великого: хорошее оружие, хорошие кони, хорошие вожди." },
  implements = { "PIL-FACTION-CAROLINGIANS-00" },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 20,
    healer = 30,
    wagon = 40,

    armour = 5,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = 25,
    standard = 20,
    horn = 25,
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    hand_weapon = 10,
    dane_axe = 20,
    sling = 10,
    javelin = 5,
    bow = 25,
    crossbow = 35,
  },
}
