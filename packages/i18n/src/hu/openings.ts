import type { OPENINGS as ENGLISH } from '../en/openings.ts'
import type { Translated } from '../message.ts'

export const OPENINGS: Translated<typeof ENGLISH> = {
  'openings.about': 'Így kezdődnek a játszmák, lépésről lépésre: mi történt, és hányszor lett belőle győzelem.',
  'openings.filter': 'Mely megnyitások',
  'openings.source': 'Játszmák',
  'openings.source.bots': 'erős robotok',
  'openings.source.mine': 'az enyéim',
  'openings.place': '{place}.',
  'openings.path': 'Eddigi lépések',
  'openings.start': 'Kezdet',
  'openings.turn': '{number}. lépés',
  'openings.summary': '{count, plural, other {# megnyitás}}, győzelmi arány: {share}, átlagos előny: {margin}',
  'openings.column.turn': 'Lépés',
  'openings.column.played': 'Gyakoriság',
  'openings.times': '{count, number}×',
  'openings.range': '{low}–{high}%',
  'openings.trend.above': 'egyértelműen jobb az átlagnál',
  'openings.trend.below': 'egyértelműen rosszabb az átlagnál',
  'openings.legend':
    'Győzelem: a megnyert játszmák aránya, és a tartomány, amelyben 95%-os bizonyossággal van. Jel: az itteni lépések átlaga. ▲ és ▼: ennél egyértelműen jobb vagy rosszabb. Előny: ennyi ponttal végeztek a legjobb ellenfél előtt.',
  'openings.end': 'A folytatás nem látható: ilyen hosszan már túl kevés megnyitás egyezik.',
  'openings.none': 'Így senki sem kezdett játszmát.',
  'openings.none.mine': 'Ilyen játszmát még nem fejeztél be.',
  'openings.restart': 'Vissza a kezdethez',
  'openings.failed': 'A megnyitásokat nem sikerült betölteni. Ellenőrizd az internetkapcsolatot, és próbáld újra.',
  'openings.turn.babylon': '{city}: eladás',
  'openings.turn.plant': '{city}: ültetés',
  'openings.turn.court': '{city}: {court}',
  'openings.turn.power': 'kiváltság: {power}',
  'openings.replays': 'Játszmák, amelyek így kezdődtek',
  'openings.replay.bots': '{number}. játszma, {place}. a sorban, előny: {margin}',
  'openings.replay.mine': '{date}, előny: {margin}',
  'openings.set': 'Honnan vannak a számok?',
  'openings.set.bots':
    '{games, plural, other {# játszma}}, amelyet Amyitis önmaga ellen játszott, döntésenként {iterations, number} keresési iterációval.',
  'openings.set.mine':
    'Az alapkiadás azon játszmái számítanak, amelyeket ebben a böngészőben egyedüli emberként fejeztél be, és ha be vagy jelentkezve, az online játszmáid. Mindent ez az eszköz számol ki.',
  'openings.set.line':
    'A megnyitás egy játékos első lépéseiből áll, bármit tesznek közben a többiek. Minden játszmának saját kertje, növényei és osztásai vannak. Egy megnyitás addig látható, amíg legalább {fewest} játékos kezdett egyformán.',
  'openings.set.caution':
    'A számok azt mutatják, mi történt, nem azt, hogy mi a legjobb: egy lépés azért is nyer gyakrabban, mert akkor választják, amikor a lapok kedveznek neki, vagy mert a kezdőjátékos lépi meg. A „Sorrend” alatt válassz egy helyet, hogy hasonlót hasonlóval vess össze.',
  'openings.set.command': 'Szabályváltozat: {rules}, súlyok: {weights}, a parancs:',
}
