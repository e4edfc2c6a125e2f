-- E: declaration_without_table.lua:2: E-DECLARE rule "broken:alone" is never given its table (rule "broken:alone" { ... })
rule "broken:alone"
