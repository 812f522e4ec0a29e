import type { EVENTS as ENGLISH } from '../en/events.ts'
import type { Translated } from '../message.ts'

export const EVENTS: Translated<typeof ENGLISH> = {
  'event.round': 'Runde {round} beginnt.',
  'event.deal': 'Die Gewerbe-Karten: {groups}.',
  'event.score': '{who} erhält {points, plural, one {# Punkt} other {# Punkte}} ({source}).',
  'event.talents.take': '{who} nimmt {count, plural, one {# Talent} other {# Talente}}.',
  'event.talents.pay': '{who} zahlt {count, plural, one {# Talent} other {# Talente}}.',
  'event.camels.take': '{who} nimmt {count, plural, one {# Kamel} other {# Kamele}}.',
  'event.camels.pay': '{who} zahlt {count, plural, one {# Kamel} other {# Kamele}}.',
  'event.goods.take': '{count, plural, one {{who} nimmt {good_akk}.} other {{who} nimmt # {good_s}.}}',
  'event.goods.pay': '{count, plural, one {{who} gibt {good_akk} ab.} other {{who} gibt # {good_s} ab.}}',
  'event.lost.talents':
    'Der allgemeine Vorrat reicht nicht: {who} {count, plural, one {entgeht # Talent} other {entgehen # Talente}}.',
  'event.lost.camels':
    'Der allgemeine Vorrat reicht nicht: {who} {count, plural, one {entgeht # Kamel} other {entgehen # Kamele}}.',
  'event.lost.goods':
    'Der allgemeine Vorrat reicht nicht: {who} {count, plural, one {entgeht # Ware} other {entgehen # Waren}}.',
  'event.lost.court': '{who} erhält keine Hof-Karte: Es ist keine zu haben.',
  'event.pass': '{who} passt.',
  'event.recruit': '{who} rekrutiert {trade_akk} aus Gruppe {group}.',
  'event.free': '{who} rekrutiert {trade_akk} kostenlos.',
  'event.field': '{who} legt einen Würfel auf Acker {place} {row_in}.',
  'event.row-full': '{row_Die} ist voll und wird geräumt; {who} hat dort die meisten Würfel.',
  'event.row-full.nobody': '{row_Die} ist voll und wird geräumt; niemand hat dort allein die meisten Würfel.',
  'event.temple': '{who} legt einen Würfel in den Tempel {temple_gen}.',
  'event.temple.neutral': 'Ein neutraler Würfel kommt in den Tempel {temple_gen}.',
  'event.pushed-out': 'Ein Würfel von {who} wird aus dem Tempel {temple_gen} gedrängt.',
  'event.pushed-out.neutral': 'Ein neutraler Würfel wird aus dem Tempel {temple_gen} gedrängt.',
  'event.canal': '{who} bewässert {side}.',
  'event.canal.neutral': 'Ein neutraler Würfel bewässert {side}.',
  'event.caravan':
    '{who} zieht die Karawane {spaces, plural, one {# Schritt} other {# Schritte}} weit von {from} nach {to}.',
  'event.court': '{who} nimmt die Hof-Karte {card}.',
  'event.gardeners-spent': '{who} gibt {count, plural, one {# Gärtner} other {# Gärtner}} aus.',
  'event.tile': '{who} bepflanzt {square} und nimmt das Plättchen.',
  'event.irrigation-bonus': '{who} hat die meisten Würfel um {square}.',
  'event.irrigation-bonus.nobody': 'Niemand hat allein die meisten Würfel um {square}: kein Bewässerungsbonus.',
  'event.plant-turned': 'Die Pflanzen-Karte in {city} wird gewendet: Qualitätsstufe {quality}.',
  'event.plant-turned.good':
    'Die Pflanzen-Karte in {city} wird gewendet: Qualitätsstufe {quality}, zusätzlich kostet sie {good_akk}.',
  'event.temple-ranked': 'Tempel {temple_gen}: {who} auf dem ersten Platz, {second} auf dem zweiten.',
  'event.temple-ranked.alone': 'Tempel {temple_gen}: {who} auf dem ersten Platz.',
  'event.first-player': '{who} hat die Startspieler-Karte.',
  'event.power': '{who} wählt das Vorrecht „{power}“.',
  'event.track': '{who} rückt auf der Palastleiste auf {place} vor.',
  'event.over.tiles': 'So wenige Plättchen sind übrig, dass das Spiel endet.',
  'event.over.rounds': 'Die letztmögliche Runde ist gespielt; das Spiel endet.',
}
