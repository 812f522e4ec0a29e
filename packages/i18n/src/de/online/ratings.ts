import type { RATINGS as EN } from '../../en/online/ratings.ts'
import type { Translated } from '../../message.ts'

export const RATINGS: Translated<typeof EN> = {
  'online.pace': 'Tempo',
  'online.pace.live': 'Live',
  'online.pace.correspondence': 'Fernpartie',
  'online.pace.about':
    'Live heißt: mit einer Uhr in Minuten. Partien mit Stunden je Zug oder ganz ohne Uhr sind Fernpartien.',
  'online.rating.value': '{rating} ± {uncertainty}',
  'online.rating.provisional': 'vorläufig',
  'online.rating.mine': 'Deine Wertungen',
  'online.rating.mine.none': 'Du hast noch keine Wertung. Die erste gewertete Partie bringt dir eine.',
  'online.rating.kind': '{pace}, {players} Spieler',
  'online.rating.games': '{count, plural, one {# Partie} other {# Partien}}',
  'online.rating.about':
    'Alle beginnen bei 1.500. Die Zahl hinter ± zeigt, wie unsicher die Wertung ist; sie wird mit jeder Partie kleiner. Eine Wertung ist vorläufig, bis du zehn Partien gegen drei verschiedene Menschen gespielt hast.',
  'online.rating.change': 'Wertungen nach dieser Partie',
  'online.rating.waits': 'Die Wertungen werden berechnet\u00a0…',
  'online.rating.same': 'unverändert',
  'online.rating.left': '{who} hat die Partie vorzeitig verlassen; das zählt als Niederlage.',
  'online.rating.reduced': 'Diese Partie zählt weniger, weil ihr am selben Tag schon gegeneinander gespielt habt.',
  'online.rating.why.counted': 'Diese Partie zählt.',
  'online.rating.why.erased': 'Zählt nicht: Dein Gegner hat sein Konto gelöscht.',
  'online.rating.why.too-few-decisions': 'Zählt nicht: Jemand hat weniger als eine ganze Runde gespielt.',
  'online.rating.why.same-device':
    'Zählt nicht: Ihr teilt euch ein Gerät oder einen Internetanschluss, oder der Bot gehört einem von euch.',
  'online.rating.why.pair-limit': 'Zählt nicht: Ihr hattet seit gestern schon drei gewertete Partien gegeneinander.',
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
