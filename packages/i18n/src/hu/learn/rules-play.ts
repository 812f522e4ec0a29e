import type { RULES_PLAY as ENGLISH } from '../../en/learn/rules-play.ts'
import type { Translated } from '../../message.ts'

export const RULES_PLAY: Translated<typeof ENGLISH> = {
  'rules.caravan.title': 'A karaván és a városok',
  'rules.R7.1.name': 'A kör',
  'rules.R7.1':
    'A karaván az óramutató járása szerint kilenc mezőn halad körbe. Nem tartozik senkihez: mindenki ugyanazt mozgatja.',
  'rules.R7.1.caption': 'A mezők sorrendben',
  'rules.R7.1.city': 'Mező',
  'rules.R7.1.asks': 'Mit kér',
  'rules.R7.1.offers': 'Mit ad',
  'rules.R7.1.babylon.asks': '1 vagy {maxSold} nyersanyag',
  'rules.R7.1.babylon.offers': 'pontok, öntözés',
  'rules.R7.1.plant': 'növénykártya',
  'rules.R7.1.or': '{one} vagy {two}',
  'rules.R7.2.name': 'Mennyibe kerül egy út',
  'rules.R7.2':
    'Te döntöd el, milyen messzire menjen: 1 mezőtől egy teljes, 9 mezős körig. Minden mező 1 tevébe kerül, levonva a karavánvezetőd bónuszát. De a karaván legalább egy mezőt lép, és ez legalább egy tevébe kerül.',
  'rules.R7.2.caption': 'Ingyenes mezők',
  'rules.R7.2.example': '2 mezős bónusszal egy tevéért 1, 2 vagy 3 mezőt mehetsz. Négy mező 2 tevébe kerül.',
  'rules.R7.3.name': 'Ahol megállsz, kereskedned kell',
  'rules.R7.3':
    'Ahol a karaván megáll, a mező teljes akcióját végrehajtod. Ahol ezt nem tudnád megtenni, oda nem mehetsz. Csak Babilonban maradhat el belőle valami (R7.4).',
  'rules.R7.5.name': 'Udvari városok',
  'rules.R7.5':
    'Fizesd ki a nyersanyagot, amelyet a város kér, majd vegyél el egyet az ott kínált kétféle udvarkártyából (R8.1).',
  'rules.R7.6.name': 'Növényes városok',
  'rules.R7.6':
    'Fizesd ki a nyersanyagot, amelyet a város kér. Ha a növénykártyáján másik nyersanyag is látható, azt is fizesd ki. Ezután azonnal ültess (R9.1). Végül a növénykártya a másik oldalára fordul.',
  'rules.R7.6.caption': 'A növénykártyák',
  'rules.R7.6.start': 'Helye',
  'rules.R7.6.face': 'Egyik oldal',
  'rules.R7.6.other': 'Másik oldal',
  'rules.R7.6.quality': 'minőség: {quality}',
  'rules.R7.6.quality.good': 'minőség: {quality}, ára még 1 {good}',
  'rules.R7.7.name': 'Fizetés borral',
  'rules.R7.7':
    'Minden kért nyersanyagot vele azonos nyersanyaggal vagy borral fizetsz ki. Ha mindkettőből van, te döntesz, darabonként, feltéve, hogy végül mindent kifizetsz.',

  'rules.babylon.title': 'Eladás Babilonban',
  'rules.R7.4.name': 'Eladás és öntözés',
  'rules.R7.4':
    'Ha a karaván Babilonban áll meg, adj el egy nyersanyagot {salePoints} pontért vagy {maxSold, plural, =2 {kettőt} other {# nyersanyagot}} {maxSalePoints} pontért. Bármilyen nyersanyag megfelel, egyforma vagy különböző is. Ezután tégy le egy öntözőkockát, ahogy a mérnökkel tennéd, de ezért most nem jár {engineerPoints} pont. Le kell tenned, ha van nyitott terület és van kockád; különben ez a lépés elmarad.',
  'rules.babylon.tip':
    'Az itt letett kockához nem kell mesterséglap. Többet érhet a pontoknál, ha a kiszemelt négyzethez viszi a vizet.',

  'rules.court.title': 'Udvarkártyák',
  'rules.court.ways':
    'Udvarkártyát az udvari városokban (R7.5) és egyes lapkákért (R9.2) kapsz, kertészt pedig megtelt szántóföldsorokért is (R6.2).',
  'rules.R8.1.name': 'Szintről szintre',
  'rules.R8.1':
    'A bankárnak, a karavánvezetőnek és a palotának szintjei vannak. Mindig a következő szintet veszed el, és az előző kártyára teszed. A letakart kártyák nálad maradnak. Ha tehát a központi talonból elfogyott az a szint, amely neked következne, abban a fajtában nem jutsz feljebb.',
  'rules.R8.1.caption': 'Az udvarkártyák',
  'rules.R8.1.card': 'Kártya',
  'rules.R8.1.effect': 'Hatás',
  'rules.R8.1.banker': 'bevétel: {parts}',
  'rules.R8.1.caravaneer':
    '{bonus, plural, one {# mező} other {# mező}} ingyen; {keeps, plural, one {# nyersanyag} other {# nyersanyag}} megtartható',
  'rules.R8.1.palace': 'egyszer {points, plural, one {# pont} other {# pont}}',
  'rules.R8.1.gardener': '+1 minőség, egyszer',
  'rules.R8.1.each': 'egy-egy',
  'rules.R8.2.name': 'Palota',
  'rules.R8.2': 'A palota egyszer ad pontot, amikor elveszed.',
  'rules.R8.3.name': 'II. szintű karavánvezető',
  'rules.R8.3':
    'Aki II. szintű karavánvezetőt vesz el, megkapja a rajta lévő nyersanyagot is. Ha két nyersanyag közül lehet választani, válassz egyet.',
  'rules.R8.4.name': 'Kertész',
  'rules.R8.4':
    'A kertésznek nincsenek szintjei, és több is lehet nálad. Ültetéskor minden visszaadott kertész 1-gyel növeli a minőséget (R9.1).',
  'rules.R8.5.name': 'Csak ami elérhető',
  'rules.R8.5':
    'Egy udvari városban azok közül a fajták közül választasz, amelyeket megkaphatsz. Ha csak egy elérhető, azt veszed el. Ha egy sem, ott nem állhatsz meg.',

  'rules.planting.title': 'Ültetés',
  'rules.R9.1.name': 'Hová ültethetsz',
  'rules.R9.1':
    'A négyzeten ott kell lennie a lapkájának, és öntözöttnek kell lennie (R3.8). A növényed minősége érje el a kívántat (R3.2). Minden elhasznált kertész 1-gyel javítja; pontosan annyit használsz el, amennyi kell, és azonnal visszakerülnek a központi talonba.',
  'rules.R9.2.name': 'A lapka',
  'rules.R9.2':
    'Vedd el a lapkát, a pontjait és a bónuszát: talentumot, tevét, tetszőleges nyersanyagot (akár bort is) vagy udvarkártyát (a jelzett fajtából, vagy tetszőlegeset). Ha az udvarkártyát nem kaphatod meg, elvész.',
  'rules.R9.2.caption': 'Az összes lapka',
  'rules.R9.2.points': 'Pont',
  'rules.R9.2.bonus': 'Bónusz',
  'rules.R9.2.quality': 'Minőség',
  'rules.R9.2.top': '{quality} (csúcs)',
  'rules.R9.2.none': 'nincs',
  'rules.R9.3.name': 'Öntözésbónusz',
  'rules.R9.3':
    'Ezután számoljátok meg mindenki kockáit a négyzet oldalain, a félig öntözötteken is. Akinek a legtöbb van, annyi pontot kap, amennyi a növénykártyára *nyomtatott* minőség; a kertészek nem számítanak bele. Döntetlen esetén, vagy ha senkinek sincs ott kockája, senki sem kap pontot. A semleges kockák nem számítanak.',
  'rules.R9.3.example':
    'A 2. szinten 1-es minőséggel és egy kertésszel ültetsz. A négyzet körül két piros kocka van és egy tiéd: Piros 1 pontot kap.',
  'rules.R9.4.name': 'Automatikus öntözés',
  'rules.R9.4':
    'Ahol a négyzet egy másik beültetettel szomszédos, a kettő közti üres területekre semleges kocka kerül. Ha nincs több semleges kocka, a terület akkor is foglaltnak számít.',
  'rules.R9.5.name': 'A sorrend',
  'rules.R9.5':
    'Először a lapka pontjai és bónusza, minden ezzel járó döntéssel; aztán az öntözésbónusz; aztán az automatikus öntözés; végül megfordul a növénykártya.',

  'rules.temples.title': 'Templomok és körmenet',
  'rules.R10.1.name': 'A körmenet',
  'rules.R10.1':
    'A körmenetet a játéksorrendben utolsó játékos vezeti, aki a kezdőjátékos jobbján ül: egy kockáját az általa választott templomba teszi, ahogy egy pappal tenné (R6.3). A másik két templom egy-egy semleges kockát kap, Ishtar, Marduk, Tammouz sorrendben, amíg a központi talonban van. Ha a vezetőnek nincs kockája, megnevezi azt a templomot, amelyik nem kap semmit.',
  'rules.R10.2.name': 'A jutalmak',
  'rules.R10.2':
    'Minden templomban az az első, akinek a legtöbb kockája van, és az a második, aki utána következik. Döntetlen esetén az van elöl, akinek a kockája a másikétól *jobbra* van. A semleges kockák nem számítanak. Ha valaki egyedül van, ő az első, és a második jutalmat senki sem kapja. 2 játékossal nincs második jutalom.',
  'rules.R10.2.caption': 'Mit adnak a templomok',
  'rules.R10.2.temple': 'Templom',
  'rules.R10.2.first': 'Első',
  'rules.R10.2.second': 'Második',
  'rules.R10.2.ishtar.first': 'egy teve vagy egy talentum',
  'rules.R10.2.ishtar.second': 'a kettő közül a másik',
  'rules.R10.2.tammouz.first': 'egy kocka egy szántóföldre, a nyersanyagával (R6.1, R6.2)',
  'rules.R10.2.tammouz.second': 'egy nyersanyagot másfajtára cserélhet, de borra nem',
  'rules.R10.2.short':
    'Ha a központi talonban nincs teve vagy nincs talentum, Ishtarnál az első azt kapja, ami van, a második semmit. Kocka nélkül Tammouznál az első nem kap semmit.',

  'rules.end.title': 'A játék vége és a királyné kegye',
  'rules.R11.1.name': 'Az utolsó forduló',
  'rules.R11.1':
    'Ha már csak kevés lapka maradt a kertben, a játék azzal a fordulóval ér véget, annak III. fázisa után.',
  'rules.R11.1.caption': 'Az utolsó forduló és Amyitis kegye',
  'rules.R11.1.left': 'Legfeljebb ennyi lapka marad',
  'rules.R11.2.name': 'Amyitis kegye',
  'rules.R11.2': 'Aki elég lapkát gyűjtött, elnyeri a királyné kegyét, és pontot kap:',
  'rules.R11.2.step':
    '{tiles, plural, one {# lapkától} other {# lapkától}} {points, plural, one {# pont} other {# pont}}',
  'rules.R11.3.name': 'Nyersanyagok a végén',
  'rules.R11.3':
    'Minden nyersanyag, amely az R10.3 után még nálad van, {goodPoints} pontot ér. A tevék és a talentumok nem érnek semmit.',
  'rules.R11.4.name': 'Ha túl sokáig tart',
  'rules.R11.4': '{lastRound} forduló után a játék mindenképpen véget ér.',

  'rules.palace.title': 'A Palota kiegészítő',
  'rules.palace.intro':
    'Kiegészítő 2–4 játékosnak, a játszma elején választható: az udvar kegye dönti el, ki választ előbb.',
  'rules.R12.1.name': 'Udvaroncok',
  'rules.R12.1': 'Udvaronclapokat keverünk a mesterséglapok közé. Egy csoportban továbbra is három lap van.',
  'rules.R12.2.name': 'A palotasáv',
  'rules.R12.2':
    'Mindenkinek van egy helye a palotasávon, és 0-ról indul. A sávnak nincs vége, és önmagában nem ér pontot.',
  'rules.R12.3.name': 'Kiváltságok',
  'rules.R12.3':
    'A második fordulótól, az I. fázis után: a sáv sorrendjében, a legelöl állóval kezdve, mindenki elvesz egy kiváltságot, amelyet ebben a fordulóban még senki sem vett el. 2 játékossal mindketten kettőt vesznek el, felváltva. Azonos mezőn az van elöl, aki korábban ért oda; a 0-n a játéksorrend dönt. A sorrend a fázis végéig nem változik.',
  'rules.R12.3.first': 'Kezdőjátékos: tiéd a kezdőjátékoslap, és te kezded a II. fázist.',
  'rules.R12.3.procession': 'Körmenet: ebben a fordulóban te vezeted a körmenetet.',
  'rules.R12.3.recruit':
    'Ingyenes erősítés: azonnal végrehajtod egy tetszőleges mesterség akcióját. Nem fordul le lap, és nem fizetsz semmit; a nemes nem mesterség.',
  'rules.R12.3.advance': 'Előrelépés: {advancePlaces} mező előre a sávon és {advanceTalents} talentum.',
  'rules.R12.4.name': 'Udvaronc',
  'rules.R12.4':
    'Olyan mesterség, mint a többi: lépj {courtierPlaces} mezőt előre a sávon, és kapsz {courtierPoints} pontot.',
  'rules.R12.5.name': 'Nemes',
  'rules.R12.5':
    'Akcióként mindig választható, akárhányszor: fizess {nobleTalents} talentumot, és lépj {noblePlaces} mezőt előre a sávon. Lap nem kell hozzá.',
  'rules.R12.6.name': 'A kezdőjátékoslap',
  'rules.R12.6':
    'A forduló végén továbbkerül, mint mindig (R10.4). A következő fordulóban a kiváltsággal újra el lehet venni.',
}
