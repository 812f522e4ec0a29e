import type { BOX as ENGLISH } from '../../en/learn/box.ts'
import type { Translated } from '../../message.ts'

export const BOX: Translated<typeof ENGLISH> = {
  'rules.box.title': 'Was in der Schachtel ist',
  'rules.box.known.name': 'Woher jeder Wert stammt',
  'rules.box.known':
    'Die Spielregel nennt nur einen Teil dessen, was in der Schachtel ist. Deshalb steht hier bei jedem Wert, woher er stammt.',
  'rules.box.known.printed': '*gedruckt*: steht im Text einer Spielregel oder der Kurzübersicht.',
  'rules.box.known.derived':
    '*überliefert*: steht in Berichten über das Spiel, etwa in Rezensionen oder einer nacherzählten Runde.',
  'rules.box.known.reconstructed':
    '*rekonstruiert*: nur auf Bildern zu sehen, die uns nicht vorliegen; so gewählt, dass es zu allem anderen passt.',
  'rules.box.status': 'Herkunft',
  'rules.box.printed': 'gedruckt',
  'rules.box.derived': 'überliefert',
  'rules.box.reconstructed': 'rekonstruiert',
  'rules.box.own': 'eigener Wert',
  'rules.box.unknown': 'nicht angegeben',
  'rules.box.part': '{what}: {status}',
  'rules.box.copies': 'Anzahl',
  'rules.box.pieces.name': 'Spielmaterial',
  'rules.box.cards.name': 'Karten',
  'rules.box.board.name': 'Die Spielpläne',
  'rules.box.tiles.name': 'Gartenplättchen',
  'rules.box.garden': 'Der Garten',
  'rules.box.value': 'Wert',
  'rules.box.double': 'Seiten mit zwei Zonen',
  'rules.box.none': 'keine',
  'rules.box.passes': 'Leiten Wasser weiter',
  'rules.box.passes.none': 'wenn beide Zonen belegt sind',
  'rules.box.passes.first': 'schon mit dem ersten Würfel',
  'rules.box.empty': 'Leere Felder bei {players} Spielern',
  'rules.R3.3.sides':
    'Zwischen zwei benachbarten Feldern verläuft eine *Seite*, benannt nach beiden: a1-b1. Sie hat eine Bewässerungszone mit Platz für einen Würfel. Zwei Zonen haben diese Seiten: {sides}.',
  'rules.R3.3.single':
    'Zwischen zwei benachbarten Feldern verläuft eine *Seite*, benannt nach beiden: a1-b1. Sie hat eine Bewässerungszone mit Platz für einen Würfel.',
  'rules.R3.5.first':
    'Wasser fließt an bewässerten Seiten entlang, von Ecke zu Ecke. Eine Zone ist für deinen Würfel *offen*, wenn sie leer ist und Wasser ein Ende ihrer Seite erreicht: vom Ufer her oder über Seiten, auf denen mindestens ein Würfel liegt. In dieser Ausgabe leitet auch eine Seite Wasser weiter, bei der nur eine von zwei Zonen belegt ist. Die sechs Seiten am Ufer sind offen, solange sie leer sind.',
}
