import type { EDITOR as ENGLISH } from '../../en/learn/editor.ts'
import type { Translated } from '../../message.ts'

export const EDITOR: Translated<typeof ENGLISH> = {
  'editor.title': 'Saját kiadás',
  'editor.book': 'Módosíts bármilyen értéket a kártyákon, lapkákon és táblákon, és játssz vele.',
  'editor.about': 'Minden, aminek a dobozban száma van. Változtasd meg, amit szeretnél, vagy ami a te példányodon más.',
  'editor.name': 'A kiadás neve',
  'editor.changed': '{count, plural, =0 {Még nincs módosított érték} other {# módosított érték}}',
  'editor.play': 'Játék ezzel',
  'editor.save': 'Mentés fájlba',
  'editor.share': 'Link másolása',
  'editor.restart': 'Újrakezdés',
  'editor.reset': 'Visszaállítás',
  'editor.link.bad': 'Ebben a linkben nincs játszható kiadás.',
  'editor.tile': '{name} lapka',
  'editor.plant': '{number}. növénykártya',
  'editor.any': 'tetszőleges udvarkártya',
  'editor.goods': 'választható nyersanyag',
  'editor.good': 'adott nyersanyag',
  'editor.court': 'udvarkártya',
  'editor.end': 'A játék vége',
  'editor.favour.tiles': '{step}. kegy: ennyi lapkától',
  'editor.favour.points': '{step}. kegy: pont',
  'editor.garden.about': 'Koppints egy oldalra, hogy egy vagy két öntözési területe legyen.',
  'editor.side': 'Két öntözési terület: {side}',
  'editor.wanted': 'Megvan neked a játék?',
  'editor.wanted.about':
    '{count, plural, =0 {Minden értékről tudjuk, honnan származik.} other {# értéket csak rekonstruálni tudtunk.}} Vesd össze őket a saját példányoddal, írd át, ami más, és küldd el nekünk az alábbi üzenetet.',
  'editor.wanted.only': 'Csak az, amit keresünk',
  'editor.message.copy': 'Üzenet másolása',
  'editor.message': 'Amyitis: az én példányomon ez áll.',
  'editor.message.line': '{title}, {name}, {label}: {value} (nem {ours})',
}
