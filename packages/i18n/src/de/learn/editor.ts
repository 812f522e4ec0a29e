import type { EDITOR as ENGLISH } from '../../en/learn/editor.ts'
import type { Translated } from '../../message.ts'

export const EDITOR: Translated<typeof ENGLISH> = {
  'editor.title': 'Deine eigene Ausgabe',
  'editor.book': 'Ändere jeden Wert auf Karten, Plättchen und Plänen und spiel damit.',
  'editor.about':
    'Alles in der Schachtel, was eine Zahl trägt. Ändere, was dir gefällt, oder was bei deinem Spiel anders ist.',
  'editor.name': 'Name der Ausgabe',
  'editor.unsaved':
    'Dieser Browser konnte deine Ausgabe nicht speichern. Speichere sie in einer Datei, bevor du die Seite verlässt.',
  'editor.changed': '{count, plural, =0 {Noch kein Wert geändert} one {# Wert geändert} other {# Werte geändert}}',
  'editor.play': 'Damit spielen',
  'editor.save': 'Als Datei speichern',
  'editor.share': 'Link kopieren',
  'editor.restart': 'Von vorn anfangen',
  'editor.back': 'Zurück zu meiner vorigen Ausgabe',
  'editor.reset': 'Zurücksetzen',
  'editor.link.bad': 'In diesem Link steckt keine spielbare Ausgabe.',
  'editor.tile': 'Plättchen {name}',
  'editor.plant': 'Pflanzen-Karte {number}',
  'editor.any': 'beliebige Hof-Karte',
  'editor.goods': 'Waren nach Wahl',
  'editor.good': 'eine bestimmte Ware',
  'editor.court': 'Hof-Karte',
  'editor.end': 'Das Ende der Partie',
  'editor.favour.tiles': 'Gunst {step}: ab so vielen Plättchen',
  'editor.favour.points': 'Gunst {step}: Punkte',
  'editor.garden.about': 'Tippe auf eine Seite, um ihr eine Zone oder zwei zu geben.',
  'editor.side': 'Zwei Zonen auf {side}',
  'editor.route': 'Der Weg der Karawane',
  'editor.route.about':
    'Zieh eine Stadt an ihren Platz oder verschieb sie mit den Pfeilen. Der Weg beginnt in Babylon und führt dorthin zurück.',
  'editor.route.place': '{city} liegt jetzt auf Platz {place} von {all}.',
  'editor.route.earlier': '{city} nach vorn',
  'editor.route.later': '{city} nach hinten',
  'editor.wanted': 'Besitzt du das Spiel?',
  'editor.wanted.about':
    '{count, plural, =0 {Wir wissen, woher jeder Wert stammt.} one {Einen Wert (#) konnten wir nur rekonstruieren.} other {# Werte konnten wir nur rekonstruieren.}} Vergleiche sie mit deinem Spiel, ändere, was anders ist, und schick uns die Nachricht unten.',
  'editor.wanted.only': 'Nur zeigen, was wir suchen',
  'editor.message.copy': 'Nachricht kopieren',
  'editor.message': 'Amyitis: Das steht auf meinem Spiel.',
  'editor.message.line': '{title}, {name}, {label}: {value} (nicht {ours})',
  'editor.message.board': '{title}: {value} (nicht {ours})',
}
