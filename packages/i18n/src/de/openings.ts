import type { OPENINGS as ENGLISH } from '../en/openings.ts'
import type { Translated } from '../message.ts'

export const OPENINGS: Translated<typeof ENGLISH> = {
  'openings.about': 'Wie Partien beginnen, Zug für Zug: was gespielt wurde und wie oft es gewann.',
  'openings.filter': 'Welche Eröffnungen',
  'openings.source': 'Partien',
  'openings.source.bots': 'starke Bots',
  'openings.source.mine': 'meine',
  'openings.place': '{place}.',
  'openings.path': 'Züge bis hierher',
  'openings.start': 'Anfang',
  'openings.turn': '{number}. Zug',
  'openings.summary':
    '{count, plural, one {# Eröffnung} other {# Eröffnungen}}, {share} davon gewonnen, im Schnitt {margin} Punkte Vorsprung',
  'openings.column.turn': 'Zug',
  'openings.column.played': 'Gespielt',
  'openings.times': '{count, plural, one {einmal} other {#-mal}}',
  'openings.range': '{low}–{high} %',
  'openings.trend.above': 'klar besser als der Schnitt',
  'openings.trend.below': 'klar schlechter als der Schnitt',
  'openings.legend':
    'Gewonnen: der Anteil der Siege und der Bereich, in dem er mit 95 % Sicherheit liegt. Marke: der Schnitt aller Züge an dieser Stelle. ▲ und ▼: klar besser oder schlechter als dieser. Vorsprung: Punkte vor dem besten Gegner am Ende.',
  'openings.end': 'Wie es weiterging, steht hier nicht: So lange gleichen sich zu wenige Eröffnungen.',
  'openings.none': 'So hat niemand eine Partie begonnen.',
  'openings.none.mine': 'Du hast noch keine Partie dieser Art beendet.',
  'openings.restart': 'Zurück zum Anfang',
  'openings.failed':
    'Die Eröffnungen ließen sich nicht laden. Prüfe deine Internetverbindung und versuch es noch einmal.',
  'openings.turn.babylon': '{city}: verkaufen',
  'openings.turn.plant': '{city}: anpflanzen',
  'openings.turn.court': '{city}: {court}',
  'openings.turn.power': 'Vorrecht: {power}',
  'openings.replays': 'Partien, die so begannen',
  'openings.replay.bots': 'Partie {number}, als {place}. am Zug, Vorsprung {margin}',
  'openings.replay.mine': '{date}, Vorsprung {margin}',
  'openings.set': 'Woher die Zahlen kommen',
  'openings.set.bots':
    '{games, plural, one {# Partie} other {# Partien}}, die Amyitis gegen sich selbst gespielt hat, mit {iterations, number} Suchiterationen je Entscheidung.',
  'openings.set.mine':
    'Es zählen die Partien mit der Standardausgabe, die du in diesem Browser als einziger Mensch am Tisch beendet hast, und deine Online-Partien, wenn du angemeldet bist. Alles wird auf diesem Gerät berechnet.',
  'openings.set.line':
    'Eine Eröffnung sind die ersten Züge eines Spielers, egal was die anderen dazwischen tun. Jede Partie hat ihren eigenen Garten, ihre eigenen Pflanzen und Karten. Eine Eröffnung wird angezeigt, solange mindestens {fewest} Spieler gleich begonnen haben.',
  'openings.set.caution':
    'Die Zahlen sagen, was geschehen ist, nicht was am besten ist: Ein Zug gewinnt auch deshalb öfter, weil man ihn wählt, wenn die Karten dazu passen, oder weil ihn der Startspieler macht. Wähle unter „Reihenfolge“ einen Platz, um Gleiches mit Gleichem zu vergleichen.',
  'openings.set.command': 'Regelfassung {rules}, Gewichte {weights}, gespielt mit:',
}
