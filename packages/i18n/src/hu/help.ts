import type { HELP as ENGLISH } from '../en/help.ts'
import type { Translated } from '../message.ts'

export const HELP: Translated<typeof ENGLISH> = {
  'help.all': `Amyitis, Babilon függőkertjei.

Használat: amyitis PARANCS [kapcsolók]

  play      játék a terminálban, robotok ellen vagy többen
  replay    egy rögzített játék végigjátszása
  review    egy rögzített játék értékelése: pontosság, szerencse
  verify    jegyzőkönyvek vagy egy szerver játékainak ellenőrzése
  edition   az alapkiadás kiírása vagy egy másik kiadás ellenőrzése
  engine    JSON-párbeszéd más programokkal
  perft     a lépéssorok megszámolása
  arena     robotok bajnoksága
  bench     sebességmérés
  backup    egy futó szerver adatainak mentése
  admin     egy szerver gondozása: asztalok, bejelentések, kitiltás

  --lang en|fr|de|hu   nyelv; különben a rendszeré
  --help               ez a súgó; parancs után annak a súgója
  --version            a verzió`,
  'help.play': `Használat: amyitis play [FÁJL] [kapcsolók]

Játék a terminálban. A FÁJL megadásával egy mentett játék folytatódik.

  --players 2|3|4    a játékosok száma (3): te és „gardener” robotok
  --seats LISTA      ki hol ül: human vagy egy robot,
                     például human,gardener,human
  --names LISTA      a játékosok neve, vesszővel elválasztva
  --palace           a Palota kiegészítővel
  --seed SZÖVEG      ettől függ a felállás és az osztás: ugyanaz a mag,
                     ugyanaz a játék
  --edition FÁJL     a játék más kiadása
  --save FÁJL        minden lépés után ide menti a játékot
  --no-save          ne mentsen semmit
  --resume FÁJL      ugyanaz, mint a FÁJL
  --log              a robotok minden lépését elmondja
  --lang en|fr|de|hu nyelv

A folyamatban lévő játék magja a FÁJL.seed fájlban van, nem a jegyzőkönyvben.

Robotok:`,
  'help.replay': `Használat: amyitis replay FÁJL [kapcsolók]

Végigmegy egy rögzített játékon: Enter tovább, b vissza, egy szám odaugrik,
q kilép.

  --to N     az állás N döntés után
  --log      az egész játék elmondása
  --json     döntésenként egy JSON-objektum: n, move, state, events`,
  'help.review': `Használat: amyitis review FÁJL [kapcsolók]

Értékel egy rögzített játékot, akkor is, ha nincs befejezve: milyen jók voltak
a lépések, mi lett volna jobb, és mely lépések vagy osztások fordították meg.

  --iterations N   gondolkodás döntésenként (300); 0: keresés nélkül
  --ms N           vagy az ideje ezredmásodpercben
  --seed SZÖVEG    a keresés magja: ugyanaz a mag, ugyanaz az értékelés
  --json           az értékelés JSON-ként (docs/analysis.md)`,
  'help.verify': `Használat: amyitis verify FÁJL…
           amyitis verify --seed RÉSZEK [--evidence FÁJL] [FÁJL]
           amyitis verify --db [--data MAPPA]

A szabályok szerint újrajátssza a jegyzőkönyveket, és ellenőrzi a bennük
megadott magot. Kilépési kód 0: minden rendben. 1: hiba, sorral és ponttal.
2: egy fájl nem olvasható.

  --seed RÉSZEK   egy online játék magjának eredete, a részeiből vagy az
                  asztalából JSON-ként (docs/fair-deals.md)
  --evidence FÁJL  --seed mellé: amire az eszközöd emlékszik, az
                  alkalmazásból mentve
  --db            egy szerver minden játékának ellenőrzése a szabályok szerint,
                  az adataiban vagy a DATABASE_URL helyén
  --data MAPPA    a szerver adatai; különben az npm start szerint`,
  'help.backup': `Használat: amyitis backup FÁJL [--data MAPPA]

Egy új fájlba menti a szerver adatait, akkor is, ha a szerver fut.

  --data MAPPA    a szerver adatai; különben az npm start szerint`,
  'help.admin': `Használat: amyitis admin PARANCS [--data MAPPA]

Egy szerver gondozása, futás közben is; DATABASE_URL esetén PostgreSQL-ben.

  tables              az asztalok, elöl a legutóbb változott
  remove ASZTAL       egy asztal bezárása; ha véget ért, a törlése
  remove ASZTAL SOR   a csevegése egy sorának eltávolítása
  reports             amit a játékosok bejelentettek
  absent              a hamarosan törlendő vendégek
  ban JÁTÉKOS         kitiltás; az unban JÁTÉKOS visszaengedi
  mute JÁTÉKOS        nincs több csevegés; az unmute JÁTÉKOS újra engedi
  close               új játékos nem jöhet; az open után újra igen

  --data MAPPA        a szerver adatai; különben az npm start szerint`,
  'help.edition': `Használat: amyitis edition
           amyitis edition check FÁJL
           amyitis edition upgrade FÁJL
           amyitis edition --schema

Kiírja az alapkiadást JSON-ként, vagy ellenőrzi, hogy egy fájl játszható
kiadás-e. Kilépési kód 1: nem az; minden hibát kiír. Az „upgrade” a mai
formátumban írja ki a kiadást, a --schema a JSON-sémát szerkesztőkhöz.`,
  'help.engine': `Használat: amyitis engine

JSON-t olvas a szabványos bemenetről, soronként egy objektumot, és mindegyikre
egy sorban felel: játékok, állások és robotok bármilyen nyelvű programnak.`,
  'help.perft': `Használat: amyitis perft [kapcsolók]

Megszámolja, hány lépéssor lehetséges a játék kezdetétől.

  --depth N          döntések, 0 és 12 között (3)
  --players 2|3|4    a játékosok száma (4)
  --palace           a Palota kiegészítővel
  --seed SZÖVEG      ettől függ a felállás és az osztás`,
  'help.arena': `Használat: amyitis arena [kapcsolók]

Bajnokságot játszik: minden robotpárt (2-nél több játékossal mindegyiket egymaga
a többi ellen), minden magot minden ülésrendben. Élő-pontszámot és győzelmi
arányt ír ki 95%-os tartományokkal.

  --bots LISTA       kik játszanak, például gardener,engineer,priest@200;
                     @200: 200 ismétlés, @20ms: 20 ezredmásodperc;
                     uct: egyszerű fakeresés, uct:0.5: az állandójával;
                     amyitis:haste=0.03: ennek is lehet a szokásostól eltérő;
                     cmd:PARANCS: egy program a docs/protocol.md szerint
  --pairs all|next|first
                     ki kivel játszik: mindenki (all), mindegyik az előtte
                     állóval (next) vagy az elsővel (first)
  --players 2|3|4    a játékosok száma (2)
  --palace           a Palota kiegészítővel
  --edition FÁJL     a játék más kiadása
  --games N          játszmák páronként (100)
  --target N         egy pár véget ér, amint győzelmi aránya biztosan N százalék
                     fölött vagy alatt van, legkésőbb --games után
  --ms N             a kereső robotok gondolkodási ideje ezredmásodpercben
  --iterations N     vagy az ismétléseik száma
  --patience N       hány másodpercig vár egy program válaszára (60)
  --workers N        hány játszma fusson egyszerre
  --seed SZÖVEG      eldönti a felállást és az osztásokat
  --out FÁJL         minden játszma ide kerül; újraindítva folytatja
  --json             a jelentés JSON-ként

Robotok: {levels}`,
  'help.bench': `Használat: amyitis bench [--json]

Megméri, milyen gyorsak a szabályok ezen a gépen.`,
}
