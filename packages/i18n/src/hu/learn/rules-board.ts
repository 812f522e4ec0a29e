import type { RULES_BOARD as ENGLISH } from '../../en/learn/rules-board.ts'
import type { Translated } from '../../message.ts'

export const RULES_BOARD: Translated<typeof ENGLISH> = {
  'rules.title': 'Szabályok',
  'rules.players': '{count} játékos',
  'rules.players.head': 'Játékosok',

  'rules.overview.title': 'A játék röviden',
  'rules.R1.1.name': 'A cél',
  'rules.R1.1':
    'Babilon királya függőkertet építtet a folyó fölé feleségének, Amyitisnek. Ti a város nemesei vagytok, ketten, hárman vagy négyen, és aki a legtöbbet teszi a kertért, az *tekintélyt* szerez, amelyet pontokban mérünk. A játék végén az győz, akinek a legtöbb pontja van. Döntetlen esetén közös a győzelem.',
  'rules.overview.how': 'Mi hogyan függ össze',
  'rules.overview.farmer': 'A földművesek nyersanyagot hoznak a szántóföldekről, a kereskedők tevét.',
  'rules.overview.engineer':
    'A mérnökök vizet vezetnek a folyóból a kertbe, csatornáról csatornára, és pontot szereznek.',
  'rules.overview.caravan':
    'Tevékkel eljuttatod a karavánt egy városba. Ott a nyersanyagaidért pontot, a játék végéig segítő udvarkártyát vagy növényt kapsz.',
  'rules.overview.plant':
    'A növény azonnal a kertbe kerül, egy olyan négyzetre, amelynek van vize. Elveszed az ott fekvő lapkát: a pontjai és a bónusza a tieid.',
  'rules.overview.bonus': 'Jutalmat kap az is, aki a legtöbb vizet vezette ahhoz a négyzethez.',
  'rules.overview.priest': 'A papokkal minden forduló végén jutalmat szerezhetsz a három templomban.',
  'rules.overview.round': 'Egy forduló áttekintése',
  'rules.overview.one': 'I. Előkészületek',
  'rules.overview.palace': 'Palota',
  'rules.overview.two': 'II. Akciók',

  'rules.table.title': 'Mi van az asztalon',
  'rules.R1.2.name': 'Színek és kockák',
  'rules.R1.2':
    'A játékosok színe kék, piros, fekete és fehér. Mindenkinek a saját színében vannak kockái: a szántóföldeken, a templomokban és a csatornákban ezek mutatják, ki járt ott. A szürke kockák *semlegesek*, senkihez sem tartoznak.',
  'rules.R1.3.name': 'Nyersanyagok',
  'rules.R1.3':
    'Ötféle nyersanyag van: árpa, datolya, só, pálma és bor. *A bor a dzsóker*: bármely más nyersanyag helyett adhatod. Tevét vagy talentumot sosem helyettesít.',
  'rules.R1.4.name': 'Talon és központi talon',
  'rules.R1.4':
    'Ami a tiéd, az a *talonod*; amiből mindenki vesz, és ahová mindenki fizet, az a *központi talon*. Minden nyíltan látható. Csak a későbbi osztásokat nem ismeri senki.',
  'rules.R1.5.name': 'A központi talon véges',
  'rules.R1.5':
    'A központi talonban annyi van, amennyi a dobozban, nem több. Ha többet kellene kapnod, mint amennyi van, elveszed a maradékot, a többi elvész. Amit kifizetnek vagy eldobnak, oda kerül vissza.',
  'rules.tokens': 'Mi van a dobozban',
  'rules.tokens.piece': 'Kellék',
  'rules.tokens.count': 'Darabszám',
  'rules.tokens.camels': 'teve',
  'rules.tokens.talents': 'talentum',
  'rules.tokens.cubes': 'kocka játékosonként',
  'rules.tokens.neutral': 'semleges kocka',
  'rules.R2.1.name': 'Előkészületek: a karaván',
  'rules.R2.1': 'A karaván Babilonból indul.',
  'rules.R2.2.name': 'Előkészületek: növénykártyák',
  'rules.R2.2':
    'Az a növénykártya, amelynek mindkét oldalán {both, plural, =3 {3-as} other {#-es}} a minőség, Khorsabadba kerül, bármelyik oldalával felfelé. A másik hármat véletlenszerűen osztjuk szét Eshnunna, Ur és Mari között, {first, plural, =1 {az 1-es} =3 {a 3-as} other {a #-es}} minőségű oldalukkal felfelé.',
  'rules.R2.2.edition':
    'Khorsabad növénykártyája ott fekszik, bármelyik oldalával felfelé. A másik hármat véletlenszerűen osztjuk szét Eshnunna, Ur és Mari között, azzal az oldalukkal felfelé, amelyet az R7.6 elsőként említ.',
  'rules.R2.3.name': 'Előkészületek: kártyák a játékosok száma szerint',
  'rules.R2.3': 'Kevesebb játékossal kevesebb mesterséglap és udvarkártya van játékban.',
  'rules.R2.3.trades': 'Játékban lévő mesterséglapok',
  'rules.R2.4.name': 'Előkészületek: nyersanyagok a karavánvezetőkön',
  'rules.R2.4':
    'Minden játékban lévő II. szintű karavánvezetőre egy nyersanyag kerül, amelyet egy árpa, egy datolya, egy só és egy pálma közül húzunk. Így két ilyen kártyán sosincs azonos nyersanyag, és egyiken sincs bor.',
  'rules.R2.5.name': 'Előkészületek: kertlapkák',
  'rules.R2.5':
    'A legfelső négyzetre kerülő lapka értéke {points, plural, one {# pont} other {# pont}}. A többit szintenként véletlenszerűen húzzuk: a 3. szintre 3-at ({third} közül), a 2. szintre 5-öt ({second} közül), az 1. szintre 7-et ({first} közül). A maradék visszakerül a dobozba.',
  'rules.R2.5.empty': '{players} játékossal ezeken a négyzeteken nincs lapka: {squares}.',
  'rules.R2.6.name': 'Előkészületek: a játékosok',
  'rules.R2.6':
    'Mindenki megkapja egy szín kockáit, {startTalents} talentumot, {startCamels} tevét és egy 0. szintű karavánvezetőt, és 0 ponttal kezd. A kezdőjátékost kisorsoljuk.',

  'rules.round.title': 'Egy forduló',
  'rules.R1.6.name': 'Három fázis',
  'rules.R1.6':
    'Egy *forduló* három fázisból áll: előkészületek, akciók, a forduló vége. A fordulók addig követik egymást, amíg a játék véget nem ér.',
  'rules.R4.1.name': 'I. fázis: mesterséglapok',
  'rules.R4.1':
    'Az összes mesterséglapot megkeverjük. Játékosonként egy háromlapos csoportot teszünk ki képpel felfelé; a többi lapot ebben a fordulóban nem használjuk.',
  'rules.R4.2.name': 'I. fázis: bevétel',
  'rules.R4.2':
    'Játéksorrendben mindenki, akinek van bankárja, megkapja a kártyán látható bevételt. Bankár nélkül nincs bevétel.',
  'rules.R4.2.caption': 'Bevétel fordulónként',
  'rules.R5.1.name': 'II. fázis: egyszerre egy akció',
  'rules.R5.1':
    'A kezdőjátékos kezd, majd az óramutató járása szerint haladunk. Aki soron van, egy dolgot tesz: *passzol*, *erősít* vagy *a karavánt mozgatja*. Így megy körbe-körbe, míg végül mindenki passzol.',
  'rules.R5.2.name': 'Passz',
  'rules.R5.2':
    'Ha passzolsz, ebben a fordulóban már nem teszel semmit. De valahányszor rád kerülne a sor, és valaki még játszik, kapsz {passTalents} talentumot. Amint az utolsó játékos is passzol, a fázis véget ér, és senki sem kap többet semmit.',
  'rules.R5.2.example':
    'Piros passzol, Fekete és Kék folytatja. Pirosra kerül a sor: 1 talentum. Fekete passzol, Kék erősít. Piros és Fekete 1-1 talentumot kap. Kék passzol: a fázis azonnal véget ér.',
  'rules.R10.3.name': 'III. fázis: talon',
  'rules.R10.3':
    'A körmenet (R10.1) és a templomok (R10.2) után játéksorrendben mindenki, akinek több nyersanyaga van, mint amennyit a karavánvezetője enged, eldobja a fölösleget; ő választja ki, mit. Tevéből és talentumból bármennyi megtartható.',
  'rules.R10.3.caption': 'Megtartható nyersanyagok',
  'rules.R10.4.name': 'III. fázis: új kezdőjátékos',
  'rules.R10.4':
    'A kezdőjátékoslap az óramutató járása szerint a következő játékoshoz kerül, és aki passzolt, újra játékban van. Aztán jön a következő forduló, ha a játék nem ért véget (R11.1).',

  'rules.recruit.title': 'Erősítés',
  'rules.R5.3.name': 'Mennyibe kerül egy lap',
  'rules.R5.3':
    'Válassz egy képpel felfelé fekvő lapot bármelyik csoportból. Fizess 1 talentumot a csoport minden már lefordított lapjáért: az első lap ingyen van, a második 1 talentum, a harmadik 2. Fordítsd le a lapodat, és tedd, amit a mestersége mond. Ha egy csoportban két egyforma lap van, a bal oldalit fordítsd le.',
  'rules.R5.3.example':
    'Az egyik csoportban egy lap sincs lefordítva: a papja ingyen van. Egy másikban két lap van lefordítva: a földművese 2 talentumba kerül.',
  'rules.R5.4.name': 'Csak ami végrehajtható',
  'rules.R5.4':
    'Csak azzal erősíthetsz, amit végre is tudsz hajtani: a földműveshez, a paphoz és a mérnökhöz egy kocka kell a talonodból, a kereskedőhöz egy teve a központi talonban. Ha van kockád, de nincs nyitott terület, a mérnökkel nem teszel le semmit, a pontot mégis megkapod.',
  'rules.R6.1.name': 'Földműves',
  'rules.R6.1':
    'Válaszd ki a szántóföldek egyik sorát. Tégy egy kockát balról az első üres szántóföldre, és vedd el annak nyersanyagát.',
  'rules.R6.1.caption': 'A szántóföldek nyersanyagai balról jobbra',
  'rules.R6.1.row': 'Sor',
  'rules.R6.2.name': 'Ha megtelik egy sor',
  'rules.R6.2':
    'Ha egy sor megtelik, az kap egy kertészt, akinek a legtöbb kockája van benne, ha van még kertész. Döntetlen esetén senki sem kapja. Ezután a sor kiürül, és minden kocka visszakerül a gazdájához.',
  'rules.R6.2.example':
    'Egy sorban piros, kék, fekete, kék kocka van. Ha Kék tölti meg, Kéknek három kockája lesz benne, és ő kapja a kertészt. Ha Piros tölti meg, Pirosnak és Kéknek kettő-kettő van, és senki sem kapja.',
  'rules.R6.3.name': 'Pap',
  'rules.R6.3':
    'Tégy egy kockát a három templom egyikébe. A bal szélső helyre kerül, és az ott lévő kockákat egy hellyel jobbra tolja. Egy templomban négy hely van: ami a negyediken túlra kerül, visszamegy a gazdájához, a semleges kocka a központi talonba.',
  'rules.R6.3.example':
    'Marduk templomában piros, semleges, fekete, kék kocka van. Fehér betesz egyet: fehér, piros, semleges, fekete. A kék kocka visszakerül Kékhez.',
  'rules.R6.4.name': 'Mérnök',
  'rules.R6.4': 'Tégy egy kockát egy nyitott öntözési területre (R3.5), és kapsz {engineerPoints} pontot.',
  'rules.R6.5.name': 'Kereskedő',
  'rules.R6.5': 'Vegyél el {merchantCamels, plural, =1 {egy tevét} other {# tevét}}.',

  'rules.irrigation.title': 'A kert és a csatornák',
  'rules.R3.1.name': 'Négyzetek és szintek',
  'rules.R3.1':
    'A kert 16 négyzetből álló rombusz. A négyzetek neve az oszlopból (a–d, a jobb alsó perem mentén) és a sorból (1–4, a bal alsó perem mentén) áll: az a1 van legalul, a d4 legfelül. A kert négy szinten emelkedik: 7 négyzet a folyónál, aztán 5, aztán 3, végül a csúcs.',
  'rules.R3.2.name': 'Minőség',
  'rules.R3.2':
    'Minden négyzet a szintjének megfelelő minőségű növényt kíván: 1-est, 2-est vagy 3-ast. A csúcs is beéri 3-as minőséggel.',
  'rules.R3.3.name': 'Oldalak és területek',
  'rules.R3.3':
    'Két szomszédos négyzet között egy *oldal* húzódik, amelyet a két négyzetről nevezünk el: a1-b1. Egy öntözési terület van rajta, ahol egy kocka fér el. Két terület van azokon az oldalakon, amelyek {floor, plural, =1 {az 1.} other {a #.}} vagy magasabb szinthez érnek.',
  'rules.R3.4.name': 'A folyó',
  'rules.R3.4': 'A folyó a kert két alsó pereme mentén folyik. Attól, hogy egy négyzet a folyónál van, még nincs vize.',
  'rules.R3.5.name': 'Hol öntözhetsz',
  'rules.R3.5':
    'A víz az öntözött oldalak mentén halad, sarokról sarokra. Egy terület akkor *nyitott* a kockád számára, ha üres, és a víz eléri az oldala egyik végét: a partról vagy teljesen öntözött oldalakon át. Az az oldal, amelynek két területéből csak az egyik foglalt, nem vezeti tovább a vizet. A part menti hat oldal nyitott, amíg üres.',
  'rules.R3.5.example':
    'Az a1-b1 öntözött. A belső végéhez csatlakozó oldalak most nyitottak: például az a2-b2 és a b1-b2.',
  'rules.R3.6.name': 'A víz mindenkié',
  'rules.R3.6':
    'Minden kocka vezeti a vizet: a tiéd, a másé és a semleges is. A semleges kockának is kell egy út a folyóhoz (R3.5).',
  'rules.R3.7.name': 'Lapka nélküli négyzetek',
  'rules.R3.7':
    'A kétszemélyes játékban üresen maradó négyzeteket nem lehet beültetni, és sosem számítanak beültetettnek. A körülöttük lévő csatornák ugyanúgy működnek, mint a többi.',
  'rules.R3.8.name': 'Mikor van vize egy négyzetnek',
  'rules.R3.8': 'Egy négyzet *öntözött*, amint legalább egy oldala teljesen öntözött.',
}
