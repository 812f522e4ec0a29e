import type { GUIDE as ENGLISH } from '../../en/learn/guide.ts'
import type { Translated } from '../../message.ts'

export const GUIDE: Translated<typeof ENGLISH> = {
  'guide.title': 'Deine erste Runde',
  'guide.welcome':
    'Willkommen in Babylon! Du bist Blau und spielst gegen Rot und Schwarz. Hier spielst du eine ganze Runde. Ich sage dir, was zu tun ist, und was du wählen kannst, leuchtet.',
  'guide.garden':
    'Das ist der Garten. Er steigt in Ebenen vom Fluss bis zur Spitze an, und auf jedem Feld liegt ein Plättchen. Bepflanze ein Feld, und sein Plättchen gehört dir: Die Zahl sind seine Punkte, daneben steht sein Bonus. Je höher die Ebene, desto mehr ist es wert.',
  'guide.plan':
    'Zum Pflanzen brauchst du dreierlei: ein Feld mit Wasser, eine Ware zum Bezahlen und ein Kamel, um eine Stadt mit Pflanzen zu erreichen. Du hast 4 Talente und 1 Kamel. Also: Ware besorgen, Kanal graben, reisen, pflanzen!',
  'guide.groups':
    'Hier liegen Helfer, in Gruppen von drei Gewerbe-Karten. Die erste Karte aus einer Gruppe ist umsonst, die zweite kostet 1 Talent, die dritte 2.',
  'guide.red-farmer':
    'Rot beginnt und rekrutiert den Bauern aus Gruppe 1, kostenlos. Der Bauer legt einen Würfel auf einen Acker der unteren Reihe und bringt eine Gerste.',
  'guide.black-engineer':
    'Schwarz nimmt den Ingenieur aus derselben Gruppe. Dort ist eine Karte umgedreht, also kostet das 1 Talent. Der Ingenieur leitet Wasser zwischen b1 und c1, das bringt 2 Punkte.',
  'guide.farmer':
    'Du bist dran! Zuerst brauchst du eine Ware. Rekrutiere den Bauern aus Gruppe 2: Dort ist keine Karte umgedreht, also kostet er nichts.',
  'guide.field':
    'Welche Reihe? Eshnunna, die nächste Stadt der Karawane, verlangt Salz. Der erste Acker der oberen Reihe gibt Salz. Wähle die obere Reihe.',
  'guide.marduk':
    'Rot rekrutiert einen Händler, der ein Kamel bringt. Schwarz schickt einen Priester in den Tempel des Marduk. Die Tempel belohnen am Ende der Runde.',
  'guide.engineer':
    'Nun das Wasser. Rekrutiere den Ingenieur aus Gruppe 2. Er kostet 1 Talent, denn dein eigener Bauer ist dort umgedreht.',
  'guide.irrigate':
    'Ein Kanal ist offen, wenn Wasser ihn erreicht, und am Fluss ist das immer so. Leg deinen Würfel zwischen a1 und a2: Ein einziger Kanal gibt beiden Feldern Wasser. Und du erhältst 2 Punkte.',
  'guide.priests':
    'Rot schickt einen Priester zu Ishtar, Schwarz auch. Ein neuer Würfel kommt immer links hinein und schiebt die anderen nach rechts. Der rote Würfel liegt nun weiter rechts: Das wird noch wichtig.',
  'guide.caravan':
    'Du hast Salz, ein Kamel und Wasser. Zieh die Karawane einen Schritt weiter, nach Eshnunna! Das kostet dein Kamel und dein Salz.',
  'guide.plant':
    'Deine Pflanze hat Qualitätsstufe 1, genug für Ebene 1, und dein Kanal gibt a1 und a2 Wasser. Auf a1 warten 4 Punkte, auf a2 3 Punkte und ein Kamel. Wähle!',
  'guide.planted':
    'Das Plättchen gehört dir, und das Feld ist grün. Dein Würfel liegt als einziger daneben, also erhältst du auch den Bewässerungsbonus: 1 Punkt, die Qualitätsstufe der Pflanze. Die Pflanzen-Karte in Eshnunna ist gewendet: Die nächste Pflanze dort ist besser, kostet aber eine zweite Ware.',
  'guide.susa':
    'Rot zieht die Karawane weiter nach Susa, einer Hof-Stadt. Für eine Gerste nimmt Rot einen Bankier, der in jeder Runde 1 Talent bringt. Schwarz passt.',
  'guide.pass':
    'Du hast getan, was du wolltest: Passe. Auch das bringt etwas. Sooft du an die Reihe kämst, während noch jemand mitspielt, erhältst du 1 Talent.',
  'guide.talents':
    'Rot rekrutiert noch einen Händler. Du und Schwarz habt gepasst und nehmt je 1 Talent. Dann passt auch Rot, und Phase II ist vorbei.',
  'guide.procession':
    'Nun die Tempel. Du stehst am Ende der Spielerreihenfolge, also führst du die Prozession an: Dein Würfel kommt in einen Tempel, in die beiden anderen je ein neutraler. Bei Tammouz ist niemand. Geh dorthin, und du liegst vorn!',
  'guide.ishtar':
    'Die Tempel belohnen. Bei Ishtar haben Rot und Schwarz je einen Würfel. Der rote liegt weiter rechts, also liegt Rot vorn und nimmt das Kamel; Schwarz erhält das Talent. Bei Marduk ist Schwarz allein und erhält 2 Punkte.',
  'guide.tammouz':
    'Bei Tammouz liegst du vorn: Leg einen Würfel auf einen Acker und nimm dessen Ware, wie mit einem Bauern. Wähle die Reihe, die dir gefällt.',
  'guide.next':
    'Das war eine Runde. Du darfst 2 Waren behalten, bis du einen besseren Karawanenführer hast. Neue Karten liegen aus, der Bankier von Rot hat gezahlt, und Schwarz ist jetzt Startspieler.',
  'guide.end':
    'So geht es weiter, bis zu dritt höchstens 4 Plättchen im Garten übrig sind. Dann belohnt die Gunst der Amyitis viele Plättchen: 5 Punkte ab 4 Plättchen, 10 ab 6. Jede übrige Ware bringt 1 Punkt. Die meisten Punkte gewinnen.',
  'guide.done':
    'Du weißt genug für ein erstes Spiel. In den Übungen probierst du jeden Teil für sich, und die Regeln sagen das Genaue. Viel Freude im Garten!',
}
