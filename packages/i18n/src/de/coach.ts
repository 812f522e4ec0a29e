import type { COACH as ENGLISH } from '../en/coach.ts'
import type { Translated } from '../message.ts'

export const COACH: Translated<typeof ENGLISH> = {
  'coach.title': '{name} erklärt',
  'coach.ok': 'Verstanden',
  'coach.off': 'Ohne Anleitung weiterspielen',
  'coach.action':
    'Ein Zug ist eine Aktion: einen Helfer rekrutieren, die Karawane bewegen oder passen. Die erste Karte einer Gruppe ist kostenlos, jede weitere kostet ein Talent mehr. Alles, was du jetzt tun kannst, leuchtet.',
  'coach.field':
    'Dein Würfel kommt auf den nächsten freien Acker einer Reihe, und du nimmst dessen Ware. Ist eine Reihe voll, gewinnt der Spieler mit den meisten Würfeln darin einen Gärtner.',
  'coach.temple':
    'Am Ende der Runde lohnt es sich, in den Tempeln vorn zu liegen: Tammouz gibt Waren, Ishtar Kamele und Talente, Marduk Punkte.',
  'coach.irrigate':
    'Ein Kanal bringt den Feldern auf beiden Seiten Wasser. Der Würfel gehört weiter dir: Wird ein Feld bepflanzt, gibt es einen Bonus für die meisten Würfel rund um das Feld.',
  'coach.sell': 'Babylon kauft dir Waren für Punkte ab. Danach gräbst du noch einen Kanal.',
  'coach.pay': 'Du zahlst mit der verlangten Ware oder mit Wein, der jede andere ersetzt.',
  'coach.court':
    'Hof-Karten behältst du: Bankiers zahlen in jeder Runde, Karawanenführer machen Reisen billiger und lassen dich mehr Waren behalten, Gärtner helfen dir, weiter oben anzupflanzen.',
  'coach.good': 'Auf den Karten liegen verschiedene Waren. Nimm die, die deine nächste Stadt verlangt.',
  'coach.plant':
    'Das Plättchen des Feldes gehört dir: erst die Punkte, dann der Bonus. Je höher die Ebene, desto besser muss die Pflanze sein – oder ein Gärtner hilft nach.',
  'coach.take': 'Eine Ware nach Wahl. Schau, was die nächsten Städte der Karawane verlangen.',
  'coach.ishtar': 'Mit Kamelen bewegst du die Karawane, mit Talenten rekrutierst du Helfer. Nimm, was dir fehlt.',
  'coach.exchange': 'Du kannst eine Ware gegen eine tauschen, die du dringender brauchst. Du musst aber nicht.',
  'coach.discard':
    'Alles kannst du nicht behalten; mit einem besseren Karawanenführer wäre es mehr. Gib ab, was die nächsten Städte nicht verlangen.',
  'coach.power':
    'Jedes Vorrecht gibt es in jeder Runde nur einmal. Je weiter vorn du auf der Palastleiste stehst, desto früher wählst du.',
  'coach.free': 'Ein Helfer arbeitet sofort für dich, ohne Karte und ohne Bezahlung.',
}
