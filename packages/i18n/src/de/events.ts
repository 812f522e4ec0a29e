import type { EVENTS as ENGLISH } from '../en/events.ts'
import type { Translated } from '../message.ts'

export const EVENTS: Translated<typeof ENGLISH> = {
  'event.round': 'Runde {round} beginnt.',
  'event.deal': 'Neue Gewerbe-Karten: {groups}.',
  'event.score': '{who} erhält {points, plural, one {# Punkt} other {# Punkte}} ({source}).',
  'event.talents.take': '{who} nimmt {count, plural, one {# Talent} other {# Talente}}.',
  'event.talents.pay': '{who} zahlt {count, plural, one {# Talent} other {# Talente}}.',
  'event.camels.take': '{who} nimmt {count, plural, one {# Kamel} other {# Kamele}}.',
  'event.camels.pay': '{who} zahlt {count, plural, one {# Kamel} other {# Kamele}}.',
  'event.goods.take': '{count, plural, one {{who} nimmt {good_akk}.} other {{who} nimmt # {good_s}.}}',
  'event.goods.pay': '{count, plural, one {{who} gibt {good_akk} ab.} other {{who} gibt # {good_s} ab.}}',
  'event.lost.talents':
    '{who} erhält {count, plural, one {# Talent} other {# Talente}} weniger: Der allgemeine Vorrat reicht nicht.',
  'event.lost.camels':
    '{who} erhält {count, plural, one {# Kamel} other {# Kamele}} weniger: Der allgemeine Vorrat reicht nicht.',
  'event.lost.goods':
    '{who} erhält {count, plural, one {# Ware} other {# Waren}} weniger: Der allgemeine Vorrat reicht nicht.',
  'event.lost.court': '{who} erhält keine Hof-Karte: Es ist keine verfügbar.',
  'event.pass': '{who} passt.',
  'event.recruit': '{who} rekrutiert {trade_akk} aus Gruppe {group}.',
  'event.free': '{who} rekrutiert {trade_akk} kostenlos.',
  'event.field': '{who} legt einen Würfel auf Acker {place} {row_in}.',
  'event.row-full': '{row_Die} ist voll und wird geräumt; {who} hat darin die meisten Würfel.',
  'event.row-full.nobody': '{row_Die} ist voll und wird geräumt; niemand hat darin allein die meisten Würfel.',
  'event.temple': '{who} legt einen Würfel in den Tempel von {temple}.',
  'event.temple.neutral': 'Ein neutraler Würfel kommt in den Tempel von {temple}.',
  'event.pushed-out': 'Ein Würfel von {who} wird aus dem Tempel von {temple} geschoben.',
  'event.pushed-out.neutral': 'Ein neutraler Würfel wird aus dem Tempel von {temple} geschoben.',
  'event.canal': '{who} bewässert {side}.',
  'event.canal.neutral': 'Ein neutraler Würfel bewässert {side}.',
  'event.caravan':
    '{who} zieht die Karawane {spaces, plural, one {# Feld} other {# Felder}} weiter, von {from} nach {to}.',
  'event.court': '{who} nimmt die Hof-Karte {card}.',
  'event.gardeners-spent': '{who} setzt {count, plural, one {# Gärtner} other {# Gärtner}} ein.',
  'event.tile': '{who} bepflanzt {square} und nimmt das Plättchen.',
  'event.irrigation-bonus': '{who} hat die meisten Würfel rund um {square}.',
  'event.irrigation-bonus.nobody': 'Niemand hat allein die meisten Würfel rund um {square}: kein Bewässerungsbonus.',
  'event.plant-turned': 'Die Pflanzen-Karte in {city} wird umgedreht: Qualitätsstufe {quality}.',
  'event.plant-turned.good':
    'Die Pflanzen-Karte in {city} wird umgedreht: Qualitätsstufe {quality}, kostet zusätzlich {good_akk}.',
  'event.temple-ranked': 'Tempel von {temple}: {who} auf dem ersten Platz, {second} auf dem zweiten.',
  'event.temple-ranked.alone': 'Tempel von {temple}: {who} auf dem ersten Platz.',
  'event.first-player': '{who} hat jetzt die Startspieler-Karte.',
  'event.power': '{who} wählt das Vorrecht „{power}“.',
  'event.track': '{who} rückt auf der Palastleiste auf Feld {place} vor.',
  'event.over.tiles': 'Es sind zu wenige Plättchen übrig: Die Partie endet.',
  'event.over.rounds': 'Das war die letzte mögliche Runde: Die Partie endet.',
}
