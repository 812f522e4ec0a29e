import type { GUIDE as ENGLISH } from '../../en/learn/guide.ts'
import type { Translated } from '../../message.ts'

export const GUIDE: Translated<typeof ENGLISH> = {
  'guide.title': 'Deine erste Runde',
  'guide.welcome':
    'Willkommen in Babylon! Du bist Blau und spielst gegen Rot und Schwarz, eine ganze Runde lang. Ich sage dir, was zu tun ist, und alles, was du wählen kannst, leuchtet.',
  'guide.garden':
    'Das ist der Garten. Er steigt Ebene um Ebene vom Fluss bis zur Spitze an, und auf jedem Feld liegt ein Plättchen. Bepflanze ein Feld, und sein Plättchen gehört dir: Die Zahl gibt seine Punkte an, daneben steht sein Bonus. Je höher die Ebene, desto mehr ist es wert.',
  'guide.plan':
    'Zum Anpflanzen brauchst du dreierlei: ein Feld mit Wasser, eine Ware zum Bezahlen und ein Kamel, um eine Stadt mit Pflanzen zu erreichen. Du hast 4 Talente und 1 Kamel. Also: Ware besorgen, Kanal graben, reisen, anpflanzen!',
  'guide.groups':
    'Hier liegen deine Helfer: Gewerbe-Karten in Dreiergruppen. Die erste Karte einer Gruppe ist kostenlos, die zweite kostet 1 Talent, die dritte 2.',
  'guide.red-farmer':
    'Rot beginnt und rekrutiert kostenlos den Bauern aus Gruppe 1. Der Bauer legt einen Würfel auf einen Acker der unteren Reihe und bringt eine Gerste.',
  'guide.black-engineer':
    'Schwarz nimmt den Ingenieur aus derselben Gruppe. Dort ist schon eine Karte umgedreht, also kostet das 1 Talent. Der Ingenieur leitet Wasser zwischen b1 und c1 hindurch; das bringt 2 Punkte.',
  'guide.farmer':
    'Du bist dran! Zuerst brauchst du eine Ware. Rekrutiere den Bauern aus Gruppe 2: Dort ist noch keine Karte umgedreht, also kostet er nichts.',
  'guide.field':
    'Welche Reihe? Eshnunna, die nächste Stadt der Karawane, verlangt Salz. Der erste Acker der oberen Reihe gibt Salz. Wähle die obere Reihe.',
  'guide.marduk':
    'Rot rekrutiert einen Händler, der ein Kamel bringt. Schwarz schickt einen Priester in den Tempel von Marduk. Die Tempel geben ihre Belohnungen am Ende der Runde.',
  'guide.engineer':
    'Jetzt zum Wasser. Rekrutiere den Ingenieur aus Gruppe 2. Er kostet 1 Talent, denn dein eigener Bauer ist dort schon umgedreht.',
  'guide.irrigate':
    'Ein Kanal ist offen, wenn Wasser ihn erreicht, und am Fluss ist das immer so. Leg deinen Würfel zwischen a1 und a2: Ein einziger Kanal bringt beiden Feldern Wasser – und dir 2 Punkte.',
  'guide.priests':
    'Rot schickt einen Priester zu Ishtar, Schwarz auch. Ein neuer Würfel kommt immer links dazu und schiebt die anderen nach rechts. Der rote Würfel liegt nun weiter rechts: Das wird noch wichtig.',
  'guide.caravan':
    'Du hast Salz, ein Kamel und Wasser. Zieh die Karawane ein Feld weiter, nach Eshnunna! Das kostet dich dein Kamel und dein Salz.',
  'guide.plant':
    'Deine Pflanze hat Qualitätsstufe 1, das reicht für Ebene 1, und dein Kanal bewässert a1 und a2. Auf a1 warten 4 Punkte, auf a2 sind es 3 Punkte und ein Kamel. Du hast die Wahl!',
  'guide.planted':
    'Das Plättchen gehört dir, und das Feld ist grün. Rund um das Feld liegt nur dein Würfel, also bekommst du auch den Bewässerungsbonus: 1 Punkt, so viel wie die Qualitätsstufe der Pflanze. Die Pflanzen-Karte in Eshnunna wird umgedreht: Die nächste Pflanze dort ist besser, kostet aber eine zweite Ware.',
  'guide.susa':
    'Rot zieht die Karawane weiter nach Susa, einer Hof-Stadt. Für eine Gerste nimmt Rot einen Bankier, der in jeder Runde 1 Talent bringt. Schwarz passt.',
  'guide.pass':
    'Du hast erreicht, was du wolltest: Passe. Auch das bringt etwas: Jedes Mal, wenn du an die Reihe kämst und noch jemand weiterspielt, erhältst du 1 Talent.',
  'guide.talents':
    'Rot rekrutiert noch einen Händler. Du und Schwarz habt gepasst und nehmt je 1 Talent. Dann passt auch Rot, und Phase II ist vorbei.',
  'guide.procession':
    'Nun zu den Tempeln. Du stehst am Ende der Spielerreihenfolge, also führst du die Prozession an: Dein Würfel kommt in einen Tempel, in die beiden anderen je ein neutraler. Bei Tammouz liegt noch keiner. Geh dorthin, und du liegst vorn!',
  'guide.ishtar':
    'Jetzt geben die Tempel ihre Belohnungen. Bei Ishtar haben Rot und Schwarz je einen Würfel. Der rote liegt weiter rechts, also liegt Rot vorn und nimmt das Kamel; Schwarz erhält das Talent. Bei Marduk ist Schwarz allein und erhält 2 Punkte.',
  'guide.tammouz':
    'Bei Tammouz liegst du vorn: Leg einen Würfel auf einen Acker und nimm dessen Ware, wie mit einem Bauern. Wähle die Reihe, die dir besser gefällt.',
  'guide.next':
    'Das war eine Runde. Du darfst 2 Waren behalten, solange du keinen besseren Karawanenführer hast. Neue Karten liegen aus, der Bankier von Rot hat gezahlt, und Schwarz ist jetzt Startspieler.',
  'guide.end':
    'So geht es weiter, bis im Garten höchstens 4 Plättchen übrig sind (bei drei Spielern). Dann schenkt Amyitis ihre Gunst allen, die viele Plättchen haben: 5 Punkte ab 4 Plättchen, 10 ab 6. Jede übrige Ware bringt 1 Punkt. Wer die meisten Punkte hat, gewinnt.',
  'guide.done':
    'Jetzt weißt du genug für deine erste Partie. In den Übungen kannst du jeden Teil für sich ausprobieren, und in den Regeln stehen alle Einzelheiten. Viel Freude im Garten!',
}
