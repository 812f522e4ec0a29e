import type { WHAT as ENGLISH } from '../../en/learn/what.ts'
import type { Translated } from '../../message.ts'

export const WHAT: Translated<typeof ENGLISH> = {
  'what.temple': 'Am Ende jeder Runde belohnt dieser Tempel die beiden Spieler, die darin die meisten Würfel haben.',
  'what.temple.alone': 'Am Ende jeder Runde belohnt dieser Tempel den Spieler, der darin die meisten Würfel hat.',
  'what.temple.ties':
    'Bei Gleichstand gewinnt der Würfel weiter rechts. Graue Würfel zählen nie. Ein neuer Würfel kommt links dazu; ist der Tempel voll, wird der ganz rechts hinausgeschoben.',
  'what.banker': 'Zu Beginn jeder Runde zahlt dein höchster Bankier:',
  'what.caravaneer':
    'Dein höchster Karawanenführer übernimmt einen Teil jeder Reise und bestimmt, wie viele Waren du nach einer Runde behalten darfst:',
  'what.palace': 'Ein Palast bringt einmal Punkte, wenn du ihn nimmst:',
  'what.climb': 'Du steigst Stufe für Stufe auf. Es gibt ihn in {cities} und durch manche Plättchen.',
  'what.favour': 'Am Spielende belohnt Amyitis alle, die viele Plättchen genommen haben:',
  'what.city.plant':
    'Bezahle die gezeigten Waren und bepflanze ein bewässertes Feld; danach wird die Pflanzen-Karte umgedreht.',
  'what.city.court': 'Bezahle die gezeigte Ware und nimm eine Hof-Karte einer der beiden Arten.',
  'what.city.babylon': 'Verkaufe hier Waren für Punkte und lege dann einen Würfel in einen Kanal.',
  'what.trade.farmer': 'Der Bauer legt einen Würfel auf den nächsten Acker einer Reihe, und du nimmst dessen Ware.',
  'what.trade.priest': 'Der Priester legt einen Würfel in einen Tempel.',
  'what.trade.engineer':
    'Der Ingenieur legt einen Würfel in eine offene Zone eines Kanals und bringt {engineerPoints, plural, one {# Punkt} other {# Punkte}}.',
  'what.trade.merchant': 'Der Händler bringt {merchantCamels, plural, one {# Kamel} other {# Kamele}}.',
  'what.trade.courtier':
    'Mit dem Höfling rückst du auf der Palastleiste {courtierPlaces, plural, one {# Feld} other {# Felder}} vor und erhältst {courtierPoints, plural, one {# Punkt} other {# Punkte}}.',
  'what.field':
    'Der Würfel eines Bauern kommt auf den nächsten Acker der Reihe und bringt dessen Ware. Ist eine Reihe voll, gibt es für die meisten Würfel darin einen Gärtner.',
  'what.plant':
    'Zeigt, welche Qualitätsstufe die Pflanze dieser Stadt hat und was sie neben der Ware der Stadt noch kostet.',
  'what.good': 'Eine der fünf Waren. Mit Waren bezahlst du in den Städten.',
  'what.score': 'Wer am Ende die meisten Punkte hat, gewinnt. Die Punkte bisher:',
  'what.square':
    'Ein Feld des Gartens. Wer hier anpflanzt, nimmt das Plättchen; welche Qualitätsstufe verlangt ist, hängt von der Ebene ab.',
  'what.canal':
    'Hier fließt Wasser, sobald in jeder Zone ein Würfel liegt; es kommt vom Fluss oder aus vollen Kanälen daneben.',
  'what.left': '{count, plural, =0 {keine mehr} other {noch #}}',
  'what.start': 'zu Beginn',
  'what.free': '{count, plural, =0 {kein Feld kostenlos} one {# Feld kostenlos} other {# Felder kostenlos}}',
  'what.keep': '{count, plural, one {# Ware behalten} other {# Waren behalten}}',
  'what.tiles': '{count, plural, one {# Plättchen} other {# Plättchen}}',
  'what.quality': '+1 Qualitätsstufe',
  'what.now': 'Jetzt:',
  'what.now.row': '{label}: {parts}',
  'what.now.first': 'Vorn: {who}.',
  'what.now.second': 'Dahinter: {who}.',
  'what.now.nobody': 'Niemand hat hier einen Würfel.',
  'what.now.priest': 'Du hast hier keinen Würfel: Ein Priester bringt einen.',
  'what.now.have': 'Deine Karte: {card}.',
  'what.now.none': 'Du hast noch keinen.',
  'what.now.next': 'Als Nächstes für dich: {card}.',
  'what.now.gone': 'Deine nächste Karte ist schon vergriffen.',
  'what.now.top': 'Eine höhere Stufe gibt es nicht.',
  'what.now.others': '{who}: {card}.',
  'what.now.gardeners': '{who}: {count, plural, one {# Gärtner} other {# Gärtner}}.',
  'what.now.favour':
    '{who}: {tiles, plural, =0 {kein Plättchen} one {# Plättchen} other {# Plättchen}}, {points, plural, =0 {noch keine Punkte} one {# Punkt} other {# Punkte}}.',
  'what.now.favour.next':
    'Noch {count, plural, one {# Plättchen} other {# Plättchen}}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'what.now.wanted': 'Verlangt in {cities}.',
  'what.now.power.taken': 'In dieser Runde vergeben: {who}.',
  'what.now.power.free': 'In dieser Runde hat es noch niemand.',
  'what.on': 'Tippe oder klicke auf etwas anderes, um weiterzufragen',
}
