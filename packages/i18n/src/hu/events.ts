import type { EVENTS as ENGLISH } from '../en/events.ts'
import type { Translated } from '../message.ts'

export const EVENTS: Translated<typeof ENGLISH> = {
  'event.round':
    '{round, plural, =1 {Kezdődik az 1. forduló.} =5 {Kezdődik az 5. forduló.} other {Kezdődik a #. forduló.}}',
  'event.deal': 'A mesterséglapok: {groups}.',
  'event.score': '{who} {points, plural, one {# pontot} other {# pontot}} kap ({source}).',
  'event.talents.take': '{who} {count, plural, one {# talentumot} other {# talentumot}} kap.',
  'event.talents.pay': '{who} {count, plural, one {# talentumot} other {# talentumot}} fizet.',
  'event.camels.take': '{who} {count, plural, one {# tevét} other {# tevét}} kap.',
  'event.camels.pay': '{who} {count, plural, one {# tevét} other {# tevét}} fizet.',
  'event.goods.take': '{count, plural, one {{who} egy {good_t} kap.} other {{who} # {good_t} kap.}}',
  'event.goods.pay': '{count, plural, one {{who} lead egy {good_t}.} other {{who} lead # {good_t}.}}',
  'event.lost.talents':
    'Nincs elég a központi talonban: {who} {count, plural, one {# talentumtól} other {# talentumtól}} elesik.',
  'event.lost.camels':
    'Nincs elég a központi talonban: {who} {count, plural, one {# tevétől} other {# tevétől}} elesik.',
  'event.lost.goods':
    'Nincs elég a központi talonban: {who} {count, plural, one {# nyersanyagtól} other {# nyersanyagtól}} elesik.',
  'event.lost.court': '{who} nem kap udvarkártyát, mert nem maradt neki megfelelő.',
  'event.pass': '{who} passzol.',
  'event.recruit': '{who} {trade_vel} erősít {group, plural, =1 {az 1. csoportból} other {a #. csoportból}}.',
  'event.free': '{who} {trade_vel} erősít ingyen.',
  'event.field': '{who} kockát tesz a szántóföldre ({row}, {place}. mező).',
  'event.row-full': 'Megtelt {row_az}, ezért kiürül; {who} kockáiból van benne a legtöbb.',
  'event.row-full.nobody': 'Megtelt {row_az}, ezért kiürül; az élen döntetlen van.',
  'event.temple': '{who} kockát tesz {temple} templomába.',
  'event.temple.neutral': 'Semleges kocka kerül {temple} templomába.',
  'event.pushed-out': '{who} egy kockája kiszorul {temple} templomából.',
  'event.pushed-out.neutral': 'Egy semleges kocka kiszorul {temple} templomából.',
  'event.canal': '{who} öntöz: {side}.',
  'event.canal.neutral': 'Semleges kocka öntöz: {side}.',
  'event.caravan': '{who} {from_bol} {to_ba} viszi a karavánt ({spaces, plural, one {# mező} other {# mező}}).',
  'event.court': '{who} udvarkártyát kap: {card}.',
  'event.gardeners-spent': '{who} {count, plural, one {# kertészt} other {# kertészt}} használ el.',
  'event.tile': '{who} ültet ({square}), és elveszi a lapkát.',
  'event.irrigation-bonus': '{who} kockáiból van a legtöbb a négyzet körül ({square}).',
  'event.irrigation-bonus.nobody': 'A négyzet körül ({square}) senki sincs többségben: nincs öntözésbónusz.',
  'event.plant-turned': 'Megfordul a növénykártya {city_ban}; a minőség most {quality}.',
  'event.plant-turned.good': 'Megfordul a növénykártya {city_ban}; a minőség most {quality}, ára még 1 {good}.',
  'event.temple-ranked': '{temple} temploma: {who} az első, {second} a második.',
  'event.temple-ranked.alone': '{temple} temploma: {who} az első.',
  'event.first-player': '{who} kapja a kezdőjátékoslapot.',
  'event.power': '{who} kiváltságot választ: {power}.',
  'event.track': '{who} előrelép a palotasávon: {place}. mező.',
  'event.over.tiles': 'Olyan kevés lapka maradt, hogy a játék véget ér.',
  'event.over.rounds': 'Véget ért az utolsó lehetséges forduló, és vele a játék is.',
}
