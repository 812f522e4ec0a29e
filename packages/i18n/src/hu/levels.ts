import { CHARACTER_NAMES } from '../characters.ts'
import type { LEVELS as ENGLISH } from '../en/levels.ts'
import type { Translated } from '../message.ts'

export const LEVELS: Translated<typeof ENGLISH> = {
  ...CHARACTER_NAMES,
  'level.line': '{name} – {style}',
  'level.strength': 'Játékerő: {strength, number}; szint: {rank}/{levels}',
  'game.stand-in': '{name} játszik helyette',
  'level.random.epithet': 'a csatornaőr gyereke',
  'level.random.style': 'Minden után kap, ami csillog.',
  'level.apprentice.epithet': 'írnoktanonc',
  'level.apprentice.style': 'Látja, mit hoz egy lépés, de rosszul méri fel, mennyit ér.',
  'level.gardener.epithet': 'a gyümölcsös őre',
  'level.gardener.style': 'Azt szedi le, ami most érett; a terveiddel nem törődik.',
  'level.merchant.epithet': 'kocsmárosné a kapunál',
  'level.merchant.style': 'Megérzésből játszik, és gyakran enged egy hirtelen ötletnek.',
  'level.engineer.epithet': 'építőmester',
  'level.engineer.style': 'Jó érzéke van a játékhoz, de nem mindig hallgat rá.',
  'level.boatman.epithet': 'révész az Eufráteszen',
  'level.boatman.style': 'Tapasztalatból játszik, számolás nélkül, és kedveli a kereskedőket.',
  'level.harpist.epithet': 'hárfás a templomban',
  'level.harpist.style': 'Csak röviden gondolja át az első ötletét, és olykor inkább egy papot választ.',
  'level.physician.epithet': 'gyógyító',
  'level.physician.style': 'Vet egy pillantást a következő lépésedre, és szívesen választ földművest.',
  'level.judge.epithet': 'a vízjog őre',
  'level.judge.style': 'Több válaszodat is mérlegeli, és a mérnököket részesíti előnyben.',
  'level.priest.epithet': 'csillagvizsgáló',
  'level.priest.style': 'Néhány lépésre előre látja a válaszaidat.',
  'level.oracle.epithet': 'a Hold jósnője',
  'level.oracle.style': 'Sokkal több változatot számol végig, mint Kidinnu.',
  'level.amyitis.epithet': 'a királyné',
  'level.amyitis.style': 'Addig lát előre, ameddig az ideje engedi, és ritkán bocsát meg.',
}
