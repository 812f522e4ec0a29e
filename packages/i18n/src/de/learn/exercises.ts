import type { EXERCISES as ENGLISH } from '../../en/learn/exercises.ts'
import type { Translated } from '../../message.ts'

export const EXERCISES: Translated<typeof ENGLISH> = {
  'exercise.fields.name': 'Äcker: einen Gärtner gewinnen',
  'exercise.fields.goal': 'Fülle eine Ackerreihe so, dass der Gärtner an dich geht.',
  'exercise.fields.hint-1': 'In jeder Reihe fehlt ein Würfel. Zähle vor der Wahl die Würfel jeder Farbe.',
  'exercise.fields.hint-2':
    'Mit deinem Würfel hättest du in der oberen Reihe drei, in der unteren zwei – so viele wie Rot.',
  'exercise.fields.tie':
    'In der unteren Reihe lagen je zwei Würfel von dir und von Rot. Bei Gleichstand erhält niemand den Gärtner (R6.2).',
  'exercise.fields.other': 'Damit wird keine Reihe voll. Du brauchst den Bauern (R6.1).',
  'exercise.fields.done':
    'Drei der fünf Würfel gehörten dir: Der Gärtner liegt in deinem Vorrat, und alle haben ihre Würfel zurück.',

  'exercise.temples.name': 'Tempel: zweimal vorn',
  'exercise.temples.goal':
    'Rot und Schwarz haben gepasst. Du kannst noch einen Priester rekrutieren, und du führst die Prozession an. Komm bei Marduk und bei Tammouz auf den ersten Platz.',
  'exercise.temples.hint-1': 'Sieh dir Marduk an: Du und Rot, ihr habt je einen Würfel. Wer liegt vorn?',
  'exercise.temples.hint-2': 'Bei Tammouz brauchst du zwei Würfel: den des Priesters und den der Prozession.',
  'exercise.temples.marduk':
    'Bei Marduk lagst du schon vorn: Bei Gleichstand entscheidet der Würfel weiter rechts (R10.2). Dieser Würfel fehlt dir nun bei Tammouz.',
  'exercise.temples.ishtar': 'Bei Ishtar hilft dir dieser Würfel nicht. Tammouz braucht deine beiden Würfel.',
  'exercise.temples.pass':
    'Mit der Prozession allein kommst du bei Tammouz auf einen Würfel. Rot hat auch einen, und der liegt weiter rechts (R10.2).',
  'exercise.temples.done':
    'Bei Tammouz hast du zwei Würfel gegen einen, bei Marduk liegt deiner weiter rechts: in beiden der erste Platz.',

  'exercise.irrigation.name': 'Bewässerung: ein Würfel, zwei Felder',
  'exercise.irrigation.goal':
    'Rekrutiere einen Ingenieur. Bring mit deinem einen Würfel Wasser zu c2 und zieh zugleich rund um b2 mit Schwarz gleich.',
  'exercise.irrigation.hint-1': 'Der Würfel muss auf einer Seite liegen, die zu c2 und zu b2 gehört.',
  'exercise.irrigation.hint-2': 'Die Seite zwischen den beiden Feldern heißt b2-c2. Bis dorthin fließt schon Wasser.',
  'exercise.irrigation.dry': 'c2 ist noch trocken: Keine seiner Seiten ist bewässert (R3.8).',
  'exercise.irrigation.lead':
    'c2 hat jetzt Wasser. Aber c1-c2 ist keine Seite von b2: Dort hat Schwarz noch immer die meisten Würfel (R9.3).',
  'exercise.irrigation.other': 'Für Wasser sorgt ein Ingenieur (R6.4).',
  'exercise.irrigation.done':
    'c2 kann jetzt bepflanzt werden. Rund um b2 liegt je ein Würfel von dir und von Schwarz: Den Bewässerungsbonus bekäme dort niemand.',

  'exercise.caravan.name': 'Karawane: ein Verkauf in Babylon',
  'exercise.caravan.goal':
    'Du hast ein Kamel. Hol damit in Babylon 6 Punkte und behalte deinen Wein. Dann leg deinen Würfel, wohin du willst.',
  'exercise.caravan.hint-1':
    'Mit Karawanenführer I sind zwei Felder kostenlos: Ein Kamel bringt die Karawane bis zu 3 Felder weit.',
  'exercise.caravan.hint-2': 'Zieh nach Babylon und verkaufe Gerste und Datteln.',
  'exercise.caravan.elsewhere':
    'Das Kamel ist weg, und das hier ist nicht Babylon. Nur dort kannst du Waren verkaufen (R7.4).',
  'exercise.caravan.one': 'Eine Ware ist 3 Punkte wert. Du hättest zwei verkaufen können (R7.4).',
  'exercise.caravan.wine':
    '6 Punkte, aber der Wein ist weg. Er ist der Joker und ersetzt jede Ware: Behalte ihn lieber (R1.3).',
  'exercise.caravan.other': 'So bleibt die Karawane stehen. Du hast ein Kamel: Nutze es (R7.2).',
  'exercise.caravan.done': '6 Punkte für ein Kamel, dazu ein Kanal, und der Wein ist noch da.',

  'exercise.court.name': 'Hof: ein besserer Karawanenführer',
  'exercise.court.goal': 'Nimm den Karawanenführer II mit der Ware, die darauf liegt, und behalte deinen Wein.',
  'exercise.court.hint-1': 'Susa und Uruk bieten Karawanenführer an. Susa verlangt Gerste, Uruk Datteln.',
  'exercise.court.hint-2': 'Mit Karawanenführer I reicht ein Kamel bis Uruk, 3 Felder weit. Bezahle mit den Datteln.',
  'exercise.court.wine': 'Der Wein ist weg. Er hat die Ware ersetzt, die die Stadt verlangt (R7.7).',
  'exercise.court.banker': 'Auch ein Bankier ist nützlich. Aber das Ziel war der Karawanenführer II.',
  'exercise.court.elsewhere': 'Das Kamel ist weg, und hier gibt es keinen Karawanenführer (R7.5).',
  'exercise.court.other': 'So bleibt die Karawane stehen. Hof-Karten gibt es in Hof-Städten (R7.5).',
  'exercise.court.done':
    'Von nun an sind auf jeder Reise 4 Felder kostenlos, und du darfst 4 Waren behalten. Die Ware auf der Karte gab es dazu.',

  'exercise.planting.name': 'Anpflanzen: dein eigener Bonus',
  'exercise.planting.goal': 'Pflanze so an, dass der Bewässerungsbonus dir gehört, und behalte deinen Gärtner.',
  'exercise.planting.hint-1':
    'In Mari, der nächsten Stadt, kannst du die Pflanze bezahlen. Zähle vor der Wahl des Feldes die Würfel ringsum.',
  'exercise.planting.hint-2': 'Rund um c2 liegen zwei Würfel von dir und einer von Schwarz.',
  'exercise.planting.red': 'Rund um dieses Feld hat Rot die meisten Würfel: Rot erhält den Bonus (R9.3).',
  'exercise.planting.tie':
    'Rund um b2 haben Rot und Schwarz je einen Würfel. Bei Gleichstand erhält niemand den Bonus (R9.3).',
  'exercise.planting.gardener':
    'Der Bonus gehört dir, aber c3 verlangt Qualitätsstufe 3: Der Gärtner ist verbraucht (R9.1).',
  'exercise.planting.other': 'So wird nichts angepflanzt. Zieh die Karawane in eine Pflanzen-Stadt (R7.6).',
  'exercise.planting.done': 'Plättchen und Bonus gehören dir: 2 Punkte, so viele wie die Qualitätsstufe der Pflanze.',

  'exercise.palace.name': 'Palast: zuerst wählen',
  'exercise.palace.goal':
    'Rot und Schwarz haben gepasst. Wähle in der nächsten Runde vor allen anderen ein Vorrecht und lass einen kostenlosen Ingenieur für dich arbeiten.',
  'exercise.palace.hint-1':
    'Rot steht auf der Palastleiste auf Feld 1. Wer später auf dasselbe Feld kommt, steht dahinter (R12.3).',
  'exercise.palace.hint-2':
    'Der Adlige kostet 2 Talente und bringt dich 2 Felder vor (R12.5). Dann passe und wähle in der nächsten Runde „Gratis rekrutieren“.',
  'exercise.palace.behind':
    'Rot wählt zuerst. Du liegst auf der Leiste nicht vorn, und auf demselben Feld liegt vorn, wer früher dort war (R12.3).',
  'exercise.palace.power': 'Du hast zuerst gewählt, aber nicht „Gratis rekrutieren“.',
  'exercise.palace.trade': 'Du hast kostenlos rekrutiert, aber keinen Ingenieur.',
  'exercise.palace.done':
    'Du lagst auf der Leiste vorn, hast zuerst gewählt, und der Ingenieur hat nichts gekostet: 2 Punkte.',
}
