import type { SCREENS as ENGLISH } from '../../en/learn/screens.ts'
import type { Translated } from '../../message.ts'

export const SCREENS: Translated<typeof ENGLISH> = {
  'learn.title': 'Tanulás',
  'learn.intro': 'Játssz végig egy vezetett fordulót, próbáld ki a szabályok minden részét, és nézz utána bárminek.',
  'learn.guide.about': 'Egy forduló két játékos ellen, lépésről lépésre, nagyjából tíz perc alatt.',
  'learn.exercises': 'Gyakorlatok',
  'learn.exercises.about': 'Egy állás, egy cél, néhány lépés. Maguk a szabályok ellenőrzik, amit teszel.',
  'learn.rules.about': 'Az összes szabály, kereséssel. Minden pontnak száma és hivatkozása van.',
  'learn.overview.title': 'Áttekintés egy oldalon',
  'learn.overview.about': 'Az egész játék egy pillantásra, kinyomtatni és az asztalra tenni.',
  'learn.begin': 'Kezdés',
  'learn.resume': 'Folytatás innen: {step}. lépés',
  'learn.again': 'Még egyszer',
  'learn.done': 'Kész',
  'learn.open': 'Megnyitás',
  'learn.progress': '{done} / {all} kész',

  'learn.coach': 'Vezető',
  'learn.step': '{step}. lépés, összesen {all}',
  'learn.back': 'Vissza',
  'learn.next': 'Tovább',
  'learn.finish': 'Befejezés',
  'learn.leave': 'Kilépés a leckéből',
  'learn.choose': 'Válaszd azt, ami világít.',
  'learn.not-now': 'Lehet, hogy jó ötlet, de nem ebben a leckében. Válaszd azt, ami világít.',
  'learn.clause': '{clause} szabály',
  'learn.goal': 'Cél',
  'learn.hint': 'Segítség',
  'learn.solved': 'Sikerült!',
  'learn.failed': 'Nem egészen',
  'learn.retry': 'Új próbálkozás',
  'learn.following': 'Következő gyakorlat',
  'learn.you': 'Te',
  'learn.scripted': 'veled játszik',

  'learn.contents': 'Tartalom',
  'learn.search': 'Keresés a szabályokban',
  'learn.results':
    '{count, plural, =0 {Nincs találat erre: „{query}”.} one {# hely erre: „{query}”} other {# hely erre: „{query}”}}',
  'learn.example': 'Példa:',
  'learn.tip': 'Tanács:',
  'learn.print': 'Nyomtatás',
  'learn.previous-page': 'Vissza: {page}',
  'learn.next-page': 'Tovább: {page}',

  'sheet.trades': 'Erősítés: 0, 1 vagy 2 talentum',
  'sheet.caravan': 'A karaván mozgatása: tevék',
  'sheet.pay':
    'Egy nyersanyagot önmagával vagy borral lehet kifizetni. Babilonban 1 vagy 2 nyersanyag, darabja 3 pont, majd öntözés.',
  'sheet.plant': 'Ültetés',
  'sheet.plant.where':
    'Négyzet, amelyen lapka van, és egyik oldala teljesen öntözött; a növény és a kertészek elérik a minőségét.',
  'sheet.plant.tile': 'A lapka elvétele: pontok, aztán bónusz.',
  'sheet.plant.bonus':
    'Öntözésbónusz: a legtöbb kocka körülötte, annyi pont, amennyi a növény minősége; egyenlőségnél semmi.',
  'sheet.plant.water': 'Semleges kockák a beültetett szomszédok közti üres csatornákba.',
  'sheet.plant.turn': 'A növénykártya megfordítása.',
  'sheet.end': 'A játék vége',
  'sheet.end.goods': 'Minden megmaradt nyersanyag: 1 pont.',
  'sheet.pass': 'Passz: 1 talentum, valahányszor rád kerülne a sor, amíg mások játszanak.',
  'sheet.palace.noble': 'Nemes, bármikor: 2 talentumért 2 mező előre a sávon.',
}
