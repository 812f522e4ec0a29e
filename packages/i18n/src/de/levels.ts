import { CHARACTER_NAMES } from '../characters.ts'
import type { LEVELS as ENGLISH } from '../en/levels.ts'
import type { Translated } from '../message.ts'

export const LEVELS: Translated<typeof ENGLISH> = {
  ...CHARACTER_NAMES,
  'level.line': '{name} – {style}',
  'level.strength': 'Spielstärke {strength, number}, Stufe {rank} von {levels}',
  'game.stand-in': '{name} springt ein',
  'level.random.epithet': 'Kind des Kanalwärters',
  'level.random.style': 'Greift nach allem, was glänzt.',
  'level.apprentice.epithet': 'angehende Schreiberin',
  'level.apprentice.style': 'Sieht, was ein Zug bringt, verschätzt sich aber beim Wert.',
  'level.gardener.epithet': 'Hüter des Obsthains',
  'level.gardener.style': 'Pflückt, was gerade reif ist, und achtet nicht auf deine Pläne.',
  'level.merchant.epithet': 'Schankwirtin am Tor',
  'level.merchant.style': 'Spielt aus dem Bauch heraus und folgt oft einer Laune.',
  'level.engineer.epithet': 'Baumeister',
  'level.engineer.style': 'Hat ein gutes Auge, verlässt sich aber nicht immer darauf.',
  'level.boatman.epithet': 'Fährmann auf dem Euphrat',
  'level.boatman.style': 'Spielt nach Erfahrung, ohne zu rechnen, und mag Händler.',
  'level.harpist.epithet': 'Harfenspielerin im Tempel',
  'level.harpist.style': 'Prüft den ersten Einfall nur kurz und gibt manchmal einem Priester den Vorzug.',
  'level.physician.epithet': 'Heilerin',
  'level.physician.style': 'Wirft einen Blick auf deinen nächsten Zug und setzt gern auf Bauern.',
  'level.judge.epithet': 'Hüter des Wasserrechts',
  'level.judge.style': 'Vergleicht mehrere Antworten und zieht Ingenieure vor.',
  'level.priest.epithet': 'Sternkundiger',
  'level.priest.style': 'Sieht deine Antworten ein paar Züge weit voraus.',
  'level.oracle.epithet': 'Orakel des Mondes',
  'level.oracle.style': 'Rechnet viel mehr Varianten durch als Kidinnu.',
  'level.amyitis.epithet': 'die Königin',
  'level.amyitis.style': 'Blickt so weit voraus, wie die Zeit reicht, und verzeiht wenig.',
}
