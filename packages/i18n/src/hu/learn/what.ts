import type { WHAT as ENGLISH } from '../../en/learn/what.ts'
import type { Translated } from '../../message.ts'

export const WHAT: Translated<typeof ENGLISH> = {
  'what.temple':
    'Minden forduló végén ez a templom megjutalmazza azt, akinek a legtöbb kockája van benne, és azt is, aki utána következik.',
  'what.temple.alone': 'Minden forduló végén ez a templom megjutalmazza azt, akinek a legtöbb kockája van benne.',
  'what.temple.ties':
    'Döntetlen esetén a jobb oldali kocka nyer. A szürke kockák sosem számítanak. Az új kocka balról érkezik, és a tele templomból kiszorítja a jobb szélsőt.',
  'what.banker': 'Minden forduló elején a legmagasabb szintű bankárod fizet:',
  'what.caravaneer':
    'A legmagasabb szintű karavánvezetőd minden út egy részét ingyen teszi meg, és megszabja, hány nyersanyagot tarthatsz meg a forduló után:',
  'what.palace': 'A palota egyszer ad pontot, amikor elveszed:',
  'what.climb': 'Szintről szintre haladsz. Itt veheted el: {cities}; egyes lapkákért is jár.',
  'what.favour': 'A játék végén Amyitis megjutalmazza azt, aki sok lapkát gyűjtött:',
  'what.city.plant':
    'Fizesd ki a látható nyersanyagot, és ültess egy öntözött négyzetre; ezután a növénykártya megfordul.',
  'what.city.court': 'Fizesd ki a látható nyersanyagot, és vegyél el egy udvarkártyát a két fajta egyikéből.',
  'what.city.babylon': 'Itt pontokért eladhatsz nyersanyagot, aztán kockát tehetsz egy csatornába.',
  'what.trade.farmer': 'A földműves kockát tesz egy sor következő szántóföldjére, te pedig elveszed a nyersanyagát.',
  'what.trade.priest': 'A pap kockát tesz egy templomba.',
  'what.trade.engineer':
    'A mérnök kockát tesz egy csatorna nyitott területére, és {engineerPoints, plural, one {# pontot} other {# pontot}} hoz.',
  'what.trade.merchant': 'A kereskedő {merchantCamels, plural, one {# tevét} other {# tevét}} hoz.',
  'what.trade.courtier':
    'Az udvaronc {courtierPlaces} mezőt lép előre a palotasávon, és {courtierPoints, plural, one {# pontot} other {# pontot}} hoz.',
  'what.field':
    'A földműves kockája a sor következő szántóföldjére kerül, és annak nyersanyagát hozza. Ha egy sor megtelik, az kap kertészt, akinek ott a legtöbb kockája van.',
  'what.plant': 'Megmutatja, milyen minőségű a város növénye, és mibe kerül a város saját nyersanyagán felül.',
  'what.good': 'Az öt nyersanyag egyike. A városokban nyersanyaggal fizetsz.',
  'what.score': 'Az győz, akinek a végén a legtöbb pontja van. Eddig innen származnak:',
  'what.square': 'A kert egyik négyzete. Aki ide ültet, elveszi a lapkáját; a szükséges minőség a szinttől függ.',
  'what.canal':
    'Itt akkor folyik víz, ha minden területén kocka van; a folyóból és a szomszédos teli csatornákból érkezik.',
  'what.left': '{count, plural, =0 {elfogyott} other {még #}}',
  'what.start': 'kezdetben',
  'what.free': '{count, plural, =0 {nincs ingyenes mező} one {# mező ingyen} other {# mező ingyen}}',
  'what.keep': '{count, plural, one {# nyersanyag marad} other {# nyersanyag marad}}',
  'what.tiles': '{count, plural, one {# lapka} other {# lapka}}',
  'what.quality': '+1 minőség',
  'what.now': 'Most:',
  'what.now.row': '{label}: {parts}',
  'what.now.first': 'Első: {who}.',
  'what.now.second': 'Második: {who}.',
  'what.now.nobody': 'Itt senkinek sincs kockája.',
  'what.now.priest': 'Itt nincs kockád: egy pap hozhat egyet.',
  'what.now.have': 'A tiéd: {card}.',
  'what.now.none': 'Neked még nincs.',
  'what.now.next': 'Neked ez következik: {card}.',
  'what.now.gone': 'Elfogyott az a kártya, amely neked következne.',
  'what.now.top': 'Ennél magasabb nincs.',
  'what.now.others': '{who}: {card}.',
  'what.now.gardeners': '{who}: {count, plural, one {# kertész} other {# kertész}}.',
  'what.now.favour':
    '{who}: {tiles, plural, =0 {nincs lapka} one {# lapka} other {# lapka}}, {points, plural, =0 {még nincs pont} one {# pont} other {# pont}}.',
  'what.now.favour.next':
    'Még {count, plural, one {# lapkával} other {# lapkával}} már {points, plural, one {# pont} other {# pont}} lenne.',
  'what.now.wanted': 'Itt kérik: {cities}.',
  'what.now.power.taken': 'Ebben a fordulóban választotta: {who}.',
  'what.now.power.free': 'Ebben a fordulóban még senkié.',
  'what.on': 'Kattints vagy koppints másra is',
}
