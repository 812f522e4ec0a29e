import type { RULES_PLAY as ENGLISH } from '../../en/learn/rules-play.ts'
import type { Translated } from '../../message.ts'

export const RULES_PLAY: Translated<typeof ENGLISH> = {
  'rules.caravan.title': 'Die Karawane und ihre Städte',
  'rules.R7.1.name': 'Der Ring',
  'rules.R7.1': 'Die Karawane zieht im Uhrzeigersinn über neun Stationen. Sie gehört niemandem: Alle bewegen dieselbe.',
  'rules.R7.1.caption': 'Die Stationen der Reihe nach',
  'rules.R7.1.city': 'Station',
  'rules.R7.1.asks': 'verlangt',
  'rules.R7.1.offers': 'bietet',
  'rules.R7.1.babylon.asks': '1 oder 2 Waren',
  'rules.R7.1.babylon.offers': 'Punkte, Bewässerung',
  'rules.R7.1.plant': 'Pflanzen-Karte',
  'rules.R7.1.or': '{one} oder {two}',
  'rules.R7.2.name': 'Was eine Reise kostet',
  'rules.R7.2':
    'Wähle, wie weit es geht: von 1 Schritt bis zu einer vollen Umrundung von 9. Jeder Schritt kostet 1 Kamel, abzüglich des Bonus deines Karawanenführers. Doch die Karawane zieht mindestens einen Schritt, und das kostet mindestens ein Kamel.',
  'rules.R7.2.caption': 'Freie Schritte',
  'rules.R7.2.example':
    'Mit einem Bonus von 2 Schritten bringt dich ein Kamel 1, 2 oder 3 Schritte weit. Vier Schritte kosten 2 Kamele.',
  'rules.R7.3.name': 'Dort musst du handeln',
  'rules.R7.3':
    'Wo die Karawane hält, führst du die ganze Aktion der Station aus. Wo du das nicht könntest, darfst du nicht hin. Nur in Babylon kann ein Teil davon entfallen (R7.4).',
  'rules.R7.5.name': 'Hof-Städte',
  'rules.R7.5':
    'Zahle die Ware, die die Stadt verlangt, und nimm dann eine der beiden angebotenen Arten von Hof-Karten (R8.1).',
  'rules.R7.6.name': 'Pflanzen-Städte',
  'rules.R7.6':
    'Zahle die Ware, die die Stadt verlangt. Zeigt ihre Pflanzen-Karte eine weitere Ware, zahle auch diese. Dann pflanze sofort (R9.1). Zuletzt wird die Pflanzen-Karte auf ihre andere Seite gewendet.',
  'rules.R7.6.caption': 'Die Pflanzen-Karten',
  'rules.R7.6.start': 'Liegt in',
  'rules.R7.6.face': 'Eine Seite',
  'rules.R7.6.other': 'Andere Seite',
  'rules.R7.6.quality': 'Qualitätsstufe {quality}',
  'rules.R7.6.quality.good': 'Qualitätsstufe {quality}, verlangt auch {good_akk}',
  'rules.R7.7.name': 'Mit Wein bezahlen',
  'rules.R7.7':
    'Jede geschuldete Ware zahlst du mit dieser Ware oder mit einem Wein. Hast du beides, entscheidest du, Ware für Ware, solange am Ende alles bezahlt ist.',

  'rules.babylon.title': 'Verkaufen in Babylon',
  'rules.R7.4.name': 'Verkaufen und bewässern',
  'rules.R7.4':
    'Hält die Karawane in Babylon, verkaufst du eine Ware für 3 Punkte oder zwei Waren für 6. Jede Ware ist recht, gleiche oder verschiedene. Dann legst du einen Bewässerungswürfel wie ein Ingenieur, aber ohne die 2 Punkte. Du musst ihn legen, wenn eine Zone offen ist und du einen Würfel hast; sonst entfällt dieser Schritt.',
  'rules.babylon.tip':
    'Ein Würfel von hier kostet keine Gewerbe-Karte. Er kann mehr wert sein als die Punkte, wenn er Wasser zu dem Feld bringt, das du haben willst.',

  'rules.court.title': 'Hof-Karten',
  'rules.court.ways':
    'Hof-Karten gibt es in den Hof-Städten (R7.5), für manche Plättchen (R9.2) und, den Gärtner, für volle Reihen von Äckern (R6.2).',
  'rules.R8.1.name': 'Stufe um Stufe',
  'rules.R8.1':
    'Bankier, Karawanenführer und Palast haben Stufen. Du nimmst immer die nächste Stufe und legst sie auf die vorige Karte. Verdeckte Karten bleiben bei dir. Hat der allgemeine Vorrat also keine Karte deiner nächsten Stufe, kommst du in dieser Art nicht weiter.',
  'rules.R8.1.caption': 'Die Hof-Karten',
  'rules.R8.1.card': 'Karte',
  'rules.R8.1.effect': 'Wirkung',
  'rules.R8.1.banker': 'Einkommen: {parts}',
  'rules.R8.1.caravaneer':
    '{bonus, plural, one {# Schritt} other {# Schritte}} frei; {keeps, plural, one {# Ware} other {# Waren}} behalten',
  'rules.R8.1.palace': 'einmal {points, plural, one {# Punkt} other {# Punkte}}',
  'rules.R8.1.gardener': '+1 Qualitätsstufe, einmal',
  'rules.R8.1.each': 'je einer',
  'rules.R8.2.name': 'Palast',
  'rules.R8.2': 'Ein Palast bringt seine Punkte einmal, wenn du ihn nimmst.',
  'rules.R8.3.name': 'Karawanenführer II',
  'rules.R8.3':
    'Wer einen Karawanenführer II nimmt, nimmt auch die Ware, die darauf liegt. Liegen zwei Waren offen, suchst du eine aus.',
  'rules.R8.4.name': 'Gärtner',
  'rules.R8.4':
    'Gärtner haben keine Stufen, und du kannst mehrere haben. Beim Pflanzen erhöht jeder Gärtner, den du abgibst, die Qualitätsstufe um 1 (R9.1).',
  'rules.R8.5.name': 'Nur was zu haben ist',
  'rules.R8.5':
    'In einer Hof-Stadt wählst du unter den Arten, die du bekommen kannst. Ist nur eine zu haben, nimmst du diese. Ist keine zu haben, darfst du dort nicht halten.',

  'rules.planting.title': 'Pflanzen',
  'rules.R9.1.name': 'Wo du pflanzen darfst',
  'rules.R9.1':
    'Auf dem Feld muss noch sein Plättchen liegen, und es muss bewässert sein (R3.8). Deine Pflanze muss mindestens die verlangte Qualitätsstufe haben (R3.2). Jeder Gärtner, den du ausgibst, hebt sie um 1; du gibst genau so viele aus wie nötig, und sie kommen sofort in den allgemeinen Vorrat.',
  'rules.R9.2.name': 'Das Plättchen',
  'rules.R9.2':
    'Nimm das Plättchen, erhalte seine Punkte und seinen Bonus: Talente, Kamele, Waren deiner Wahl (auch Wein) oder eine Hof-Karte, von der gezeigten Art oder nach Wahl. Eine Hof-Karte, die du nicht bekommen kannst, verfällt.',
  'rules.R9.2.caption': 'Alle Plättchen',
  'rules.R9.2.points': 'Punkte',
  'rules.R9.2.bonus': 'Bonus',
  'rules.R9.2.quality': 'Qualitätsstufe',
  'rules.R9.2.top': '{quality} (Spitze)',
  'rules.R9.2.none': 'keiner',
  'rules.R9.3.name': 'Bewässerungsbonus',
  'rules.R9.3':
    'Zählt dann die Würfel jedes Spielers an den Seiten des Feldes, auch an halb bewässerten. Wer die meisten hat, erhält so viele Punkte, wie die auf der Pflanzen-Karte *gedruckte* Qualitätsstufe angibt; Gärtner zählen nicht mit. Bei Gleichstand an der Spitze oder ganz ohne Würfel erhält niemand etwas. Neutrale Würfel zählen nicht.',
  'rules.R9.3.example':
    'Auf Ebene 2 pflanzt du mit Qualitätsstufe 1 und einem Gärtner. Um das Feld liegen zwei rote Würfel und einer von dir: Rot erhält 1 Punkt.',
  'rules.R9.4.name': 'Automatische Bewässerung',
  'rules.R9.4':
    'Grenzt das Feld an ein anderes bepflanztes, füllen neutrale Würfel die leeren Zonen zwischen beiden. Ist kein neutraler Würfel mehr da, gilt die Zone trotzdem als gefüllt.',
  'rules.R9.5.name': 'Die Reihenfolge',
  'rules.R9.5':
    'Zuerst Punkte und Bonus des Plättchens, mit allen Entscheidungen, die sie bringen; dann der Bewässerungsbonus; dann die automatische Bewässerung; zuletzt wird die Pflanzen-Karte gewendet.',

  'rules.temples.title': 'Tempel und Prozession',
  'rules.R10.1.name': 'Die Prozession',
  'rules.R10.1':
    'Der Letzte in der Spielerreihenfolge, rechts vom Startspieler, führt die Prozession an: Einer seiner Würfel kommt in einen Tempel seiner Wahl, wie bei einem Priester (R6.3). Jeder der beiden anderen Tempel erhält einen neutralen Würfel, in der Reihenfolge Ishtar, Marduk, Tammouz, solange der allgemeine Vorrat einen hat. Wer anführt und keinen Würfel hat, nennt den Tempel, der leer ausgeht.',
  'rules.R10.2.name': 'Die Belohnungen',
  'rules.R10.2':
    'In jedem Tempel ist Erster, wer die meisten Würfel hat, Zweiter, wer die zweitmeisten hat. Bei Gleichstand liegt vorn, wessen Würfel *weiter rechts* liegt. Neutrale Würfel zählen nicht. Wer allein ist, ist Erster, und die zweite Belohnung erhält niemand. Zu zweit gibt es keine zweite Belohnung.',
  'rules.R10.2.caption': 'Was die Tempel geben',
  'rules.R10.2.temple': 'Tempel',
  'rules.R10.2.first': 'Erster',
  'rules.R10.2.second': 'Zweiter',
  'rules.R10.2.ishtar.first': 'ein Kamel oder ein Talent',
  'rules.R10.2.ishtar.second': 'das andere von beiden',
  'rules.R10.2.tammouz.first': 'ein Würfel auf einen Acker, mit dessen Ware (R6.1, R6.2)',
  'rules.R10.2.tammouz.second': 'darf eine Ware gegen eine andere tauschen, aber nicht gegen Wein',
  'rules.R10.2.short':
    'Fehlen im allgemeinen Vorrat Kamele oder Talente, erhält der Erste bei Ishtar, was da ist, und der Zweite nichts. Ohne Würfel erhält der Erste bei Tammouz nichts.',

  'rules.end.title': 'Spielende und Gunst',
  'rules.R11.1.name': 'Die letzte Runde',
  'rules.R11.1':
    'Sind im Garten nur noch wenige Plättchen übrig, endet das Spiel mit dieser Runde, nach ihrer Phase III.',
  'rules.R11.1.caption': 'Die letzte Runde und die Gunst der Amyitis',
  'rules.R11.1.left': 'Plättchen übrig, höchstens',
  'rules.R11.2.name': 'Die Gunst der Amyitis',
  'rules.R11.2': 'Wer genug Plättchen genommen hat, gewinnt die Gunst der Königin und erhält:',
  'rules.R11.2.step':
    '{points, plural, one {# Punkt} other {# Punkte}} ab {tiles, plural, one {# Plättchen} other {# Plättchen}}',
  'rules.R11.3.name': 'Übrige Waren',
  'rules.R11.3': 'Jede Ware, die nach R10.3 noch im Vorrat ist, bringt 1 Punkt. Kamele und Talente bringen nichts.',
  'rules.R11.4.name': 'Spätestens',
  'rules.R11.4': 'Nach Runde 30 endet das Spiel in jedem Fall.',

  'rules.palace.title': 'Die Palast-Erweiterung',
  'rules.palace.intro':
    'Ein Zusatz für zwei bis vier Spieler, den ihr zu Beginn des Spiels wählt: Wer bei Hof angesehen ist, entscheidet zuerst.',
  'rules.R12.1.name': 'Höflinge',
  'rules.R12.1': 'Höfling-Karten werden unter die Gewerbe-Karten gemischt. Eine Gruppe hat weiterhin drei Karten.',
  'rules.R12.2.name': 'Die Palastleiste',
  'rules.R12.2':
    'Jeder hat einen Platz auf der Palastleiste und beginnt bei 0. Die Leiste hat kein Ende, und sie bringt von sich aus keine Punkte.',
  'rules.R12.3.name': 'Vorrechte',
  'rules.R12.3':
    'Ab der zweiten Runde, nach Phase I: In der Reihenfolge der Leiste, der Vorderste zuerst, nimmt jeder ein Vorrecht, das in dieser Runde noch niemand hat. Zu zweit nimmt jeder zwei, abwechselnd. Auf demselben Platz liegt vorn, wer früher dort war; bei 0 gilt die Spielerreihenfolge. Die Reihenfolge steht fest, wenn diese Phase beginnt.',
  'rules.R12.3.first': 'Startspieler: die Startspieler-Karte nehmen und Phase II beginnen.',
  'rules.R12.3.procession': 'Prozession: die Prozession dieser Runde anführen.',
  'rules.R12.3.recruit':
    'Freie Rekrutierung: sofort die Aktion eines beliebigen Gewerbes ausführen. Keine Karte wird umgedreht und nichts bezahlt; der Adlige ist kein Gewerbe.',
  'rules.R12.3.advance': 'Vorrücken: 1 vor auf der Leiste und 1 Talent.',
  'rules.R12.4.name': 'Höfling',
  'rules.R12.4': 'Ein Gewerbe wie die anderen: Rück auf der Leiste um 1 vor und erhalte 1 Punkt.',
  'rules.R12.5.name': 'Adliger',
  'rules.R12.5':
    'Immer als Aktion möglich, sooft du willst: Zahle 2 Talente und rück auf der Leiste um 2 vor. Eine Karte braucht es nicht.',
  'rules.R12.6.name': 'Die Startspieler-Karte',
  'rules.R12.6':
    'Am Ende der Runde geht sie wie immer im Uhrzeigersinn weiter (R10.4). In der nächsten Runde kann das Vorrecht sie wieder holen.',
}
