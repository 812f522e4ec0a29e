import type { BOX as ENGLISH } from '../../en/learn/box.ts'
import type { Translated } from '../../message.ts'

export const BOX: Translated<typeof ENGLISH> = {
  'rules.box.title': 'Mi van a dobozban',
  'rules.box.known.name': 'Honnan tudjuk az értékeket',
  'rules.box.known':
    'A szabályfüzetek csak egy részét árulják el annak, ami a dobozban van. Ezért itt minden értéknél ott áll, honnan ismerjük.',
  'rules.box.known.printed': '*nyomtatott*: egy szabályfüzet vagy az összefoglaló szövegében áll.',
  'rules.box.known.derived':
    '*közvetett*: a játékról szóló beszámolókból ismert, például ismertetőből vagy egy elmesélt fordulóból.',
  'rules.box.known.reconstructed':
    '*rekonstruált*: csak olyan képen látszik, amelyet itt senki sem látott; úgy választottuk, hogy minden máshoz illjen.',
  'rules.box.status': 'Forrás',
  'rules.box.printed': 'nyomtatott',
  'rules.box.derived': 'közvetett',
  'rules.box.reconstructed': 'rekonstruált',
  'rules.box.own': 'saját érték',
  'rules.box.unknown': 'nincs megadva',
  'rules.box.part': '{what}: {status}',
  'rules.box.copies': 'Darabszám',
  'rules.box.pieces.name': 'Kellékek',
  'rules.box.cards.name': 'Kártyák',
  'rules.box.board.name': 'A tábla',
  'rules.box.tiles.name': 'Kertlapkák',
  'rules.box.garden': 'A kert',
  'rules.box.value': 'Érték',
  'rules.box.double': 'Kétterületes oldalak',
  'rules.box.none': 'nincs',
  'rules.box.passes': 'Továbbvezetik a vizet',
  'rules.box.passes.none': 'ha mindkét terület foglalt',
  'rules.box.passes.first': 'már az első kockával',
  'rules.box.empty': 'Üresen hagyott négyzetek {players} játékossal',
  'rules.R3.3.sides':
    'Két szomszédos négyzet között egy *oldal* húzódik, amelyet a két négyzetről nevezünk el: a1-b1. Egy öntözési terület van rajta, ahol egy kocka fér el. Ezeken az oldalakon két terület van: {sides}.',
  'rules.R3.3.single':
    'Két szomszédos négyzet között egy *oldal* húzódik, amelyet a két négyzetről nevezünk el: a1-b1. Egy öntözési terület van rajta, ahol egy kocka fér el.',
  'rules.R3.5.first':
    'A víz az öntözött oldalak mentén halad, sarokról sarokra. Egy terület akkor *nyitott* a kockád számára, ha üres, és a víz eléri az oldala egyik végét: a partról vagy olyan oldalakon át, amelyeken legalább egy kocka van. Ebben a kiadásban az az oldal is továbbvezeti a vizet, amelynek két területéből csak az egyik foglalt. A part menti hat oldal nyitott, amíg üres.',
}
