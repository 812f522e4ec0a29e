import type { RATINGS as EN } from '../en/ratings.ts'
import type { Translated } from '../message.ts'

export const RATINGS: Translated<typeof EN> = {
  'online.pace': 'Tempo',
  'online.pace.live': 'Live',
  'online.pace.correspondence': 'Fernspiel',
  'online.pace.about':
    'Live heißt: mit einer Uhr in Minuten. Spiele mit Stunden je Zug oder ganz ohne Uhr sind Fernspiele.',
  'online.rating.value': '{rating} ± {uncertainty}',
  'online.rating.provisional': 'vorläufig',
  'online.rating.mine': 'Deine Wertungen',
  'online.rating.mine.none': 'Du hast noch keine Wertung. Sie beginnt mit deinem ersten gewerteten Spiel.',
  'online.rating.kind': '{pace}, {players} Spieler',
  'online.rating.games': '{count, plural, one {# Spiel} other {# Spiele}}',
  'online.rating.about':
    'Alle beginnen bei 1500. Die Zahl nach ± zeigt, wie sicher die Wertung ist; sie wird mit jedem Spiel kleiner. Eine Wertung ist vorläufig, bis du zehn Spiele gegen drei verschiedene Menschen gespielt hast.',
  'online.rating.change': 'Wertungen nach diesem Spiel',
  'online.rating.waits': 'Die Wertungen werden berechnet …',
  'online.rating.same': 'unverändert',
  'online.rating.left': '{who} hat das Spiel vorzeitig verlassen; es zählt als Niederlage.',
  'online.rating.reduced': 'Dieses Spiel zählt weniger, weil ihr am selben Tag schon gegeneinander gespielt habt.',
  'online.rating.why.counted': 'Dieses Spiel zählt.',
  'online.rating.why.erased': 'Zählt nicht: Das Konto auf der anderen Seite wurde gelöscht.',
  'online.rating.why.too-few-decisions': 'Zählt nicht: Jemand hat weniger als eine ganze Runde gespielt.',
  'online.rating.why.same-device':
    'Zählt nicht: Ihr teilt euch ein Gerät oder einen Internetanschluss, oder ein Bot gehört jemandem von euch.',
  'online.rating.why.pair-limit': 'Zählt nicht: Ihr hattet seit gestern schon drei gewertete Spiele miteinander.',
  'online.rating.why.too-far-apart': 'Zählt nicht: Ihr liegt mehr als 400 Punkte auseinander.',
  'online.rating.why.alone': 'Zählt nicht: Außer dir hat kein Mensch mitgespielt.',
  'online.name.now': '{before} (jetzt {now})',
  'online.problem.name-blank': 'Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.',
  'online.problem.name-too-long': 'Dieser Name ist zu lang: höchstens 24 Zeichen.',
  'online.problem.name-invisible': 'Dieser Name enthält unsichtbare Zeichen. Gib ihn ohne sie noch einmal ein.',
  'online.problem.name-reserved':
    'Dieser Name ist reserviert, damit dich niemand für den Server oder einen Bot hält. Wähle einen anderen.',
  'online.problem.name-taken': 'So oder zum Verwechseln ähnlich heißt hier schon jemand. Wähle einen anderen Namen.',
}
