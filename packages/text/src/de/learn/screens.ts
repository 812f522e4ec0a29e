import type { SCREENS as ENGLISH } from '../../en/learn/screens.ts'
import type { Translated } from '../../message.ts'

export const SCREENS: Translated<typeof ENGLISH> = {
  'learn.title': 'Lernen',
  'learn.intro': 'Spiel eine geführte Runde, probiere jeden Teil der Regeln aus und schlag nach, was du wissen willst.',
  'learn.guide.about': 'Eine Runde gegen zwei Mitspieler, Schritt für Schritt, in etwa zehn Minuten.',
  'learn.exercises': 'Übungen',
  'learn.exercises.about': 'Eine Stellung, ein Ziel, wenige Züge. Die Regeln selbst prüfen, was du tust.',
  'learn.rules.about': 'Alle Regeln, mit Suche. Jeder Punkt hat eine Nummer und einen Link.',
  'learn.overview.title': 'Überblick auf einer Seite',
  'learn.overview.about': 'Das ganze Spiel auf einen Blick, zum Ausdrucken und Danebenlegen.',
  'learn.begin': 'Beginnen',
  'learn.resume': 'Weiter bei Schritt {step}',
  'learn.again': 'Noch einmal',
  'learn.done': 'Geschafft',
  'learn.open': 'Öffnen',
  'learn.progress': '{done} von {all} geschafft',

  'learn.coach': 'Begleiter',
  'learn.step': 'Schritt {step} von {all}',
  'learn.back': 'Zurück',
  'learn.next': 'Weiter',
  'learn.finish': 'Fertig',
  'learn.leave': 'Lektion verlassen',
  'learn.choose': 'Wähle, was leuchtet.',
  'learn.not-now': 'Das mag eine gute Idee sein, aber nicht in dieser Lektion. Wähle, was leuchtet.',
  'learn.clause': 'Regel {clause}',
  'learn.goal': 'Ziel',
  'learn.hint': 'Tipp',
  'learn.solved': 'Gelöst!',
  'learn.failed': 'Nicht ganz',
  'learn.retry': 'Noch ein Versuch',
  'learn.following': 'Nächste Übung',
  'learn.you': 'Du',
  'learn.scripted': 'spielt mit',

  'learn.contents': 'Inhalt',
  'learn.search': 'In den Regeln suchen',
  'learn.results':
    '{count, plural, =0 {Nichts gefunden zu „{query}“.} one {# Stelle mit „{query}“} other {# Stellen mit „{query}“}}',
  'learn.example': 'Beispiel:',
  'learn.tip': 'Rat:',
  'learn.print': 'Drucken',
  'learn.previous-page': 'Zurück: {page}',
  'learn.next-page': 'Weiter: {page}',

  'sheet.trades': 'Rekrutieren: 0, 1 oder 2 Talente',
  'sheet.caravan': 'Karawane bewegen: Kamele',
  'sheet.pay':
    'Eine Ware zahlt man mit ihr selbst oder mit Wein. In Babylon: 3 Punkte für jede von 1 oder 2 Waren, dann bewässern.',
  'sheet.plant': 'Pflanzen',
  'sheet.plant.where':
    'Ein Feld mit Plättchen und einer vollständig bewässerten Seite; Pflanze und Gärtner erreichen seine Qualitätsstufe.',
  'sheet.plant.tile': 'Plättchen nehmen: Punkte, dann Bonus.',
  'sheet.plant.bonus':
    'Bewässerungsbonus: die meisten Würfel darum, so viele Punkte wie die Qualitätsstufe der Pflanze; bei Gleichstand nichts.',
  'sheet.plant.water': 'Neutrale Würfel in leere Kanäle zwischen bepflanzten Nachbarn.',
  'sheet.plant.turn': 'Die Pflanzen-Karte wenden.',
  'sheet.end': 'Spielende',
  'sheet.end.goods': 'Jede übrige Ware: 1 Punkt.',
  'sheet.pass': 'Passen: 1 Talent, sooft du an der Reihe wärst, solange andere weitermachen.',
  'sheet.palace.noble': 'Adliger, jederzeit: 2 Talente für 2 vor auf der Leiste.',
}
