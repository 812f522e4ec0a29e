import type { RULES_PLAY as ENGLISH } from '../../en/learn/rules-play.ts'
import type { Translated } from '../../message.ts'

export const RULES_PLAY: Translated<typeof ENGLISH> = {
  'rules.caravan.title': 'Die Karawane und ihre Städte',
  'rules.R7.1.name': 'Der Rundweg',
  'rules.R7.1': 'Die Karawane zieht im Uhrzeigersinn durch neun Städte. Sie gehört niemandem: Alle bewegen dieselbe.',
  'rules.R7.1.caption': 'Die Städte der Reihe nach',
  'rules.R7.1.city': 'Stadt',
  'rules.R7.1.asks': 'verlangt',
  'rules.R7.1.offers': 'bietet',
  'rules.R7.1.babylon.asks': '{maxSold, plural, =1 {1 Ware} =2 {1 oder 2 Waren} other {1 bis # Waren}}',
  'rules.R7.1.babylon.offers': 'Punkte, Bewässerung',
  'rules.R7.1.plant': 'Pflanzen-Karte',
  'rules.R7.1.or': '{one} oder {two}',
  'rules.R7.2.name': 'Was eine Reise kostet',
  'rules.R7.2':
    'Wähle, wie weit es geht: von 1 Feld bis zu einem vollen Umlauf von 9 Feldern. Jedes Feld kostet 1 Kamel, abzüglich des Bonus deines Karawanenführers. Die Karawane zieht aber mindestens ein Feld weit, und das kostet mindestens ein Kamel.',
  'rules.R7.2.caption': 'Kostenlose Felder',
  'rules.R7.2.example':
    'Mit einem Bonus von 2 Feldern bringt dich ein Kamel 1, 2 oder 3 Felder weit. Vier Felder kosten 2 Kamele.',
  'rules.R7.3.name': 'Wo du hältst, musst du handeln',
  'rules.R7.3':
    'Wo die Karawane hält, führst du die Aktion der Stadt vollständig aus. Wo du das nicht kannst, darfst du nicht halten. Nur in Babylon kann ein Teil davon entfallen (R7.4).',
  'rules.R7.5.name': 'Hof-Städte',
  'rules.R7.5':
    'Zahle die Ware, die die Stadt verlangt, und nimm dann eine Hof-Karte von einer der beiden angebotenen Arten (R8.1).',
  'rules.R7.6.name': 'Pflanzen-Städte',
  'rules.R7.6':
    'Zahle die Ware, die die Stadt verlangt. Zeigt ihre Pflanzen-Karte eine weitere Ware, zahle auch diese. Dann pflanze sofort an (R9.1). Zuletzt wird die Pflanzen-Karte umgedreht.',
  'rules.R7.6.caption': 'Die Pflanzen-Karten',
  'rules.R7.6.start': 'Liegt in',
  'rules.R7.6.face': 'Eine Seite',
  'rules.R7.6.other': 'Andere Seite',
  'rules.R7.6.quality': 'Qualitätsstufe {quality}',
  'rules.R7.6.quality.good': 'Qualitätsstufe {quality}, kostet zusätzlich {good_akk}',
  'rules.R7.7.name': 'Mit Wein bezahlen',
  'rules.R7.7':
    'Jede verlangte Ware zahlst du mit dieser Ware oder mit einem Wein. Hast du beides, entscheidest du bei jeder Ware neu, solange du am Ende alles bezahlen kannst.',

  'rules.babylon.title': 'Verkaufen in Babylon',
  'rules.R7.4.name': 'Verkaufen und bewässern',
  'rules.R7.4':
    'Hält die Karawane in Babylon, verkaufst du {maxSold, plural, =1 {eine Ware} =2 {eine oder zwei Waren} other {1 bis # Waren}} für je {salePoints, plural, one {# Punkt} other {# Punkte}}, zusammen höchstens {maxSalePoints}. Die Waren sind beliebig, gleich oder verschieden. Dann legst du einen Würfel in eine Bewässerungszone wie mit einem Ingenieur, aber ohne {engineerPoints, plural, one {den # Punkt} other {die # Punkte}}. Du musst ihn legen, wenn eine Zone offen ist und du einen Würfel hast; sonst entfällt dieser Schritt.',
  'rules.babylon.tip':
    'Für diesen Würfel brauchst du keine Gewerbe-Karte. Er kann mehr wert sein als die Punkte, wenn er Wasser zu dem Feld bringt, das du haben willst.',

  'rules.court.title': 'Hof-Karten',
  'rules.court.ways':
    'Hof-Karten bekommst du in den Hof-Städten (R7.5) und durch manche Plättchen (R9.2), Gärtner auch durch volle Ackerreihen (R6.2).',
  'rules.R8.1.name': 'Stufe für Stufe',
  'rules.R8.1':
    'Bankier, Karawanenführer und Palast haben Stufen. Du nimmst immer die nächsthöhere Stufe und legst sie auf deine bisherige Karte. Überdeckte Karten behältst du. Ist von deiner nächsten Stufe keine Karte mehr da, kommst du bei dieser Art also nicht weiter.',
  'rules.R8.1.caption': 'Die Hof-Karten',
  'rules.R8.1.card': 'Karte',
  'rules.R8.1.effect': 'Wirkung',
  'rules.R8.1.banker': 'Einkommen: {parts}',
  'rules.R8.1.caravaneer':
    '{bonus, plural, one {# Feld} other {# Felder}} kostenlos; {keeps, plural, one {# Ware} other {# Waren}} behalten',
  'rules.R8.1.palace': 'einmal {points, plural, one {# Punkt} other {# Punkte}}',
  'rules.R8.1.gardener': '+1 Qualitätsstufe, einmal',
  'rules.R8.1.each': 'je einer',
  'rules.R8.2.name': 'Palast',
  'rules.R8.2': 'Ein Palast bringt seine Punkte einmal, wenn du ihn nimmst.',
  'rules.R8.3.name': 'Karawanenführer II',
  'rules.R8.3':
    'Nimmst du einen Karawanenführer II, bekommst du auch die Ware, die darauf liegt. Stehen zwei Waren zur Wahl, suchst du dir eine aus.',
  'rules.R8.4.name': 'Gärtner',
  'rules.R8.4':
    'Gärtner haben keine Stufen, und du kannst mehrere haben. Beim Anpflanzen erhöht jeder Gärtner, den du einsetzt, die Qualitätsstufe um 1 (R9.1).',
  'rules.R8.5.name': 'Nur, was verfügbar ist',
  'rules.R8.5':
    'In einer Hof-Stadt wählst du unter den Arten, die du bekommen kannst. Ist nur eine verfügbar, nimmst du diese. Ist keine verfügbar, darfst du dort nicht halten.',

  'rules.planting.title': 'Anpflanzen',
  'rules.R9.1.name': 'Wo du anpflanzen darfst',
  'rules.R9.1':
    'Auf dem Feld muss noch sein Plättchen liegen, und es muss bewässert sein (R3.8). Deine Pflanze muss mindestens die verlangte Qualitätsstufe haben (R3.2). Jeder Gärtner, den du einsetzt, erhöht sie um 1; du setzt genau so viele ein wie nötig, und sie kommen sofort in den allgemeinen Vorrat.',
  'rules.R9.2.name': 'Das Plättchen',
  'rules.R9.2':
    'Nimm das Plättchen. Du erhältst seine Punkte und seinen Bonus: Talente, Kamele, Waren deiner Wahl (auch Wein) oder eine Hof-Karte, von der gezeigten Art oder nach Wahl. Eine Hof-Karte, die du nicht bekommen kannst, verfällt.',
  'rules.R9.2.caption': 'Alle Plättchen',
  'rules.R9.2.points': 'Punkte',
  'rules.R9.2.bonus': 'Bonus',
  'rules.R9.2.quality': 'Qualitätsstufe',
  'rules.R9.2.top': '{quality} (Spitze)',
  'rules.R9.2.none': 'keiner',
  'rules.R9.3.name': 'Bewässerungsbonus',
  'rules.R9.3':
    'Dann werden die Würfel jedes Spielers an den Seiten des Feldes gezählt, auch an halb bewässerten. Wer die meisten hat, erhält so viele Punkte, wie die auf der Pflanzen-Karte *gedruckte* Qualitätsstufe angibt; Gärtner zählen nicht mit. Bei Gleichstand oder ganz ohne Würfel erhält niemand etwas. Neutrale Würfel zählen nicht.',
  'rules.R9.3.example':
    'Du pflanzt auf Ebene 2 an, mit Qualitätsstufe 1 und einem Gärtner. Rund um das Feld liegen zwei rote Würfel und einer von dir: Rot erhält 1 Punkt.',
  'rules.R9.4.name': 'Automatische Bewässerung',
  'rules.R9.4':
    'Grenzt das Feld an ein anderes bepflanztes, kommen neutrale Würfel in die leeren Zonen dazwischen. Ist kein neutraler Würfel mehr da, gilt die Zone trotzdem als belegt.',
  'rules.R9.5.name': 'Die Reihenfolge',
  'rules.R9.5':
    'Zuerst Punkte und Bonus des Plättchens, mit allen Entscheidungen, die dazugehören; dann der Bewässerungsbonus; dann die automatische Bewässerung; zuletzt wird die Pflanzen-Karte umgedreht.',

  'rules.temples.title': 'Tempel und Prozession',
  'rules.R10.1.name': 'Die Prozession',
  'rules.R10.1':
    'Der Letzte in der Spielerreihenfolge, rechts vom Startspieler, führt die Prozession an: Er legt einen seiner Würfel in einen Tempel seiner Wahl, wie mit einem Priester (R6.3). In jeden der beiden anderen Tempel kommt ein neutraler Würfel, in der Reihenfolge Ishtar, Marduk, Tammouz, solange der Vorrat reicht. Wer anführt und keinen Würfel hat, bestimmt den Tempel, der leer ausgeht.',
  'rules.R10.2.name': 'Die Belohnungen',
  'rules.R10.2':
    'In jedem Tempel liegt der Spieler mit den meisten Würfeln auf dem ersten Platz, der mit den zweitmeisten auf dem zweiten. Bei Gleichstand liegt vorn, wessen Würfel *weiter rechts* liegt. Neutrale Würfel zählen nicht. Wer allein in einem Tempel ist, erhält die erste Belohnung; die zweite entfällt. Bei zwei Spielern gibt es keine zweite Belohnung.',
  'rules.R10.2.caption': 'Was die Tempel geben',
  'rules.R10.2.temple': 'Tempel',
  'rules.R10.2.first': 'Erster',
  'rules.R10.2.second': 'Zweiter',
  'rules.R10.2.ishtar.first': 'ein Kamel oder ein Talent',
  'rules.R10.2.ishtar.second': 'das andere von beiden',
  'rules.R10.2.tammouz.first': 'ein Würfel auf einen Acker, dazu die Ware (R6.1, R6.2)',
  'rules.R10.2.tammouz.second': 'darf eine Ware gegen eine andere tauschen, aber nicht gegen Wein',
  'rules.R10.2.short':
    'Fehlen im allgemeinen Vorrat Kamele oder Talente, erhält der Erste bei Ishtar, was da ist, und der Zweite nichts. Der Erste bei Tammouz erhält nichts, wenn er keinen Würfel hat.',

  'rules.end.title': 'Spielende und Gunst',
  'rules.R11.1.name': 'Die letzte Runde',
  'rules.R11.1':
    'Sind im Garten nur noch wenige Plättchen übrig – wie viele, steht bei R11.2 –, wird die laufende Runde noch mit Phase III zu Ende gespielt. Danach endet die Partie.',
  'rules.R11.1.caption': 'Die letzte Runde und die Gunst der Amyitis',
  'rules.R11.1.left': 'Plättchen übrig, höchstens',
  'rules.R11.2.name': 'Die Gunst der Amyitis',
  'rules.R11.2': 'Wer genug Plättchen genommen hat, gewinnt die Gunst der Königin und erhält:',
  'rules.R11.2.step':
    '{points, plural, one {# Punkt} other {# Punkte}} ab {tiles, plural, one {# Plättchen} other {# Plättchen}}',
  'rules.R11.3.name': 'Übrige Waren',
  'rules.R11.3':
    'Jede Ware, die nach R10.3 noch in deinem Vorrat ist, bringt {goodPoints, plural, one {# Punkt} other {# Punkte}}. Kamele und Talente bringen nichts.',
  'rules.R11.4.name': 'Spätestes Ende',
  'rules.R11.4': 'Nach Runde {lastRound} endet die Partie auf jeden Fall.',

  'rules.palace.title': 'Die Palast-Erweiterung',
  'rules.palace.intro':
    'Eine Erweiterung für zwei bis vier Spieler, für die ihr euch vor der Partie entscheidet: Wer bei Hof angesehen ist, darf zuerst wählen.',
  'rules.R12.1.name': 'Höflinge',
  'rules.R12.1': 'Höfling-Karten werden unter die Gewerbe-Karten gemischt. Eine Gruppe hat weiterhin drei Karten.',
  'rules.R12.2.name': 'Die Palastleiste',
  'rules.R12.2':
    'Jeder hat einen Stein auf der Palastleiste und beginnt auf Feld 0. Die Leiste hat kein Ende, und sie selbst bringt keine Punkte.',
  'rules.R12.3.name': 'Vorrechte',
  'rules.R12.3':
    'Ab der zweiten Runde, nach Phase I: In der Reihenfolge der Leiste, der Vorderste zuerst, nimmt jeder ein Vorrecht, das in dieser Runde noch niemand hat. Zu zweit nimmt jeder zwei, abwechselnd. Auf demselben Feld liegt vorn, wer früher dort war; auf Feld 0 gilt die Spielerreihenfolge. Die Reihenfolge steht fest, sobald diese Phase beginnt.',
  'rules.R12.3.first': 'Startspieler: die Startspieler-Karte nehmen und Phase II beginnen.',
  'rules.R12.3.procession': 'Prozession: die Prozession dieser Runde anführen.',
  'rules.R12.3.recruit':
    'Gratis rekrutieren: sofort die Aktion eines beliebigen Gewerbes ausführen. Es wird keine Karte umgedreht und nichts bezahlt; der Adlige ist kein Gewerbe.',
  'rules.R12.3.advance':
    'Vorrücken: {advancePlaces, plural, one {# Feld} other {# Felder}} vor auf der Leiste und {advanceTalents, plural, one {# Talent} other {# Talente}}.',
  'rules.R12.4.name': 'Höfling',
  'rules.R12.4':
    'Ein Gewerbe wie die anderen: Rücke auf der Leiste {courtierPlaces, plural, one {# Feld} other {# Felder}} vor; dazu erhältst du {courtierPoints, plural, one {# Punkt} other {# Punkte}}.',
  'rules.R12.5.name': 'Adliger',
  'rules.R12.5':
    'Immer als Aktion möglich, so oft du willst: Zahle {nobleTalents, plural, one {# Talent} other {# Talente}} und rücke auf der Leiste {noblePlaces, plural, one {# Feld} other {# Felder}} vor. Eine Karte brauchst du dafür nicht.',
  'rules.R12.6.name': 'Die Startspieler-Karte',
  'rules.R12.6':
    'Am Ende der Runde geht sie wie immer im Uhrzeigersinn weiter (R10.4). In der nächsten Runde kann sie durch das Vorrecht erneut den Besitzer wechseln.',
}
