import type { ABOUT as ENGLISH } from '../../en/learn/about.ts'
import type { Translated } from '../../message.ts'

export const ABOUT: Translated<typeof ENGLISH> = {
  'about.game': 'Das Spiel',
  'about.game.words':
    'Amyitis ist ein Brettspiel für zwei bis vier Spieler in der Rolle babylonischer Adliger. Mit der Palast-Erweiterung kommen Höflinge, der Adlige als neue Aktion und in jeder Runde ein Vorrecht für jeden hinzu.',
  'about.designer': 'Autor',
  'about.illustrator': 'Illustrator',
  'about.publisher': 'Verlag',
  'about.independent':
    'Dies ist eine unabhängige Umsetzung der Regeln mit eigenen Zeichnungen, eigenen Texten und eigenem Programm; nichts davon stammt aus der Schachtel. Autor, Illustrator und Verlag sind daran nicht beteiligt. Wenn dir das Original begegnet, nimm es mit nach Hause: Würfel zum Anfassen sind durch nichts zu ersetzen.',
  'about.story': 'Die Geschichte',
  'about.story.queen':
    'Nebukadnezar, der König von Babylon, heiratete Amyitis, eine Prinzessin der Meder. Sie kam aus grünen Bergen in eine Ebene, flach wie eine Schreibtafel und braun wie Lehm. Da ließ ihr der König, so heißt es, einen Berg bauen: Terrasse über Terrasse, mit Bäumen bepflanzt und bewässert aus dem Euphrat, der tief unten floss.',
  'about.story.lost':
    'Gefunden hat ihn bis heute niemand. Keine Tafel aus Babylon berichtet von ihm; griechische und römische Schriftsteller haben ihn Jahrhunderte später beschrieben, und keiner von ihnen hatte ihn gesehen. Manche suchen ihn in Babylon, manche in Ninive, manche nur in Büchern. Er ist das einzige Weltwunder, das man sich selbst ausmalen muss.',
  'about.story.you':
    'Hier gehörst du zu den Adligen, die ihn bauen. Du schickst die Karawane nach Pflanzen aus, leitest das Wasser Kanal für Kanal nach oben, hältst die Götter bei Laune und den Hof auf deiner Seite. Am Ende fragt der König, wer am meisten für den Garten getan hat.',
  'about.made': 'Wie es gemacht ist',
  'about.code':
    'Das Programm ist freie Software unter der MIT-Lizenz. Deine Partien und Einstellungen bleiben in diesem Browser, solange du nicht online spielst.',
  'about.fonts':
    'Die Schriften sind Marcellus von Brian J. Bonislawsky (Astigmatic) und Source Sans 3 von Paul D. Hunt (Adobe), beide unter der SIL Open Font License 1.1.',
  'about.licence': 'Lizenz von {font}',
  'about.version': 'Version {version}, Regeln {rules}',
}
