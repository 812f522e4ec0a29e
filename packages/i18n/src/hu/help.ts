import type { HELP as ENGLISH } from '../en/help.ts'
import type { Translated } from '../message.ts'

export const HELP: Translated<typeof ENGLISH> = {
  'help.all': `Amyitis, Babilon függőkertjei.

Használat: amyitis PARANCS [kapcsolók]

  play      játék a terminálban, robotok ellen vagy többen
  replay    egy rögzített játszma visszanézése
  review    rögzített játszma elemzése: pontosság, fordulópontok, szerencse
  verify    jegyzőkönyvek vagy egy szerver játszmáinak ellenőrzése
  edition   az alapkiadás kiírása vagy egy másik kiadás ellenőrzése
  engine    JSON-kapcsolat más programokkal
  perft     a lépéssorok megszámolása
  arena     robotok bajnoksága
  bench     sebességmérés
  backup    egy futó szerver adatainak mentése
  admin     egy szerver kezelése: asztalok, bejelentések, kitiltás

  --lang en|fr|de|hu   nyelv; alapértelmezés: a rendszeré
  --help               ez a súgó; parancs után annak a súgója
  --version            a verzió kiírása`,
  'help.play': `Használat: amyitis play [FÁJL] [kapcsolók]

Játék a terminálban. A FÁJL megadásával egy mentett játszma folytatódik.

  --players 2|3|4    a játékosok száma (3): te és „gardener” robotok
  --seats LISTA      ki hol ül: human vagy egy robot,
                     például human,gardener,human
  --names LISTA      a játékosok neve, vesszővel elválasztva
  --palace           a Palota kiegészítővel
  --seed SZÖVEG      véletlenmag: ettől függ a kezdőállás és az osztás;
                     ugyanazzal mindig ugyanazok a lapok jönnek
  --edition FÁJL     a játék más kiadása
  --save FÁJL        minden lépés után ide menti a játszmát
  --no-save          ne mentsen semmit
  --resume FÁJL      ugyanaz, mint a FÁJL
  --log              a robotok minden lépését kiírja
  --no-ponder        Amyitis nem gondolkodik a te köröd alatt
  --lang en|fr|de|hu nyelv

A folyamatban lévő játszma véletlenmagja a FÁJL.seed fájlban van, nem a
jegyzőkönyvben.

Robotok:`,
  'help.replay': `Használat: amyitis replay FÁJL [kapcsolók]

Végigmegy egy rögzített játszmán. Enter: tovább, b: vissza, egy szám: oda,
q: kilépés.

  --to N     az állás kiírása N döntés után
  --log      az egész játszma kiírása
  --json     döntésenként egy JSON-objektum: n, move, state, events`,
  'help.review': `Használat: amyitis review FÁJL [kapcsolók]

Elemez egy rögzített játszmát, akkor is, ha nem ért véget: milyen jók voltak
a lépések, mi lett volna jobb, és mely lépések vagy osztások hoztak fordulatot.

  --iterations N   gondolkodás döntésenként; 0: keresés nélkül
  --ms N           vagy az ideje ezredmásodpercben
                   egyik nélkül: 4000 lépés, a legfontosabb döntésekre pedig
                   nyolcszor annyi idő, mint a legerősebb roboté
  --thorough       ennyi idő minden döntésre, nem csak a legfontosabbakra;
                   az elemzés akár egy óráig is tarthat
  --player NÉV     csak ennek a játékosnak a lépései, a fordulópontok helyett
                   a legtöbbe kerülőkkel
  --seed SZÖVEG    a keresés véletlenmagja: --iterations mellett
                   ugyanazzal mindig ugyanaz az elemzés
  --json           az elemzés JSON-ként (docs/analysis.md)`,
  'help.verify': `Használat: amyitis verify FÁJL…
           amyitis verify --seed RÉSZEK [--evidence FÁJL] [FÁJL]
           amyitis verify --db [FÁJL] [--data MAPPA]

A szabályok szerint újrajátssza a jegyzőkönyveket, és ellenőrzi a bennük
megadott véletlenmagot. Kilépési kód: 0, ha minden rendben; 1, ha hibát talált
(a sort és a szabálypontot is kiírja); 2, ha egy fájl nem olvasható.

  --seed RÉSZEK   egy online játszma véletlenmagjának ellenőrzése a részeiből
                  vagy az asztalából, JSON-ként (docs/fair-deals.md)
  --evidence FÁJL  --seed mellé: amire az eszközöd emlékszik, az
                  alkalmazásból mentve
  --db            egy szerver minden játszmájának ellenőrzése a szabályok
                  szerint: a saját adataiból, a DATABASE_URL adatbázisából
                  vagy egy mentésből (FÁJL)
  --data MAPPA    a szerver adatai; alapértelmezés: mint az npm start esetén`,
  'help.backup': `Használat: amyitis backup FÁJL [--data MAPPA]

Egy új fájlba menti a szerver adatait, akkor is, ha a szerver fut.

  --data MAPPA    a szerver adatai; alapértelmezés: mint az npm start esetén`,
  'help.admin': `Használat: amyitis admin PARANCS [--data MAPPA]

Egy szerver kezelése, futás közben is; DATABASE_URL esetén PostgreSQL-ben.

  tables              az asztalok, elöl a legutóbb változott
  remove ASZTAL       az asztal bezárása; ha már véget ért, a törlése
  remove ASZTAL SOR   egy sor eltávolítása a csevegéséből
  reports             amit a játékosok bejelentettek
  absent              a hamarosan törlendő vendégek
  ban JÁTÉKOS         kitiltás; az unban JÁTÉKOS visszaengedi
  mute JÁTÉKOS        nem cseveghet többé; az unmute JÁTÉKOS feloldja
  close               új játékos nem jöhet; az open után újra igen

  --data MAPPA        a szerver adatai; alapértelmezés: mint az npm start esetén`,
  'help.edition': `Használat: amyitis edition
           amyitis edition check FÁJL
           amyitis edition upgrade FÁJL
           amyitis edition shorten FÁJL
           amyitis edition --schema

Kiírja az alapkiadást JSON-ként, vagy ellenőrzi, hogy egy fájl játszható
kiadás-e; ha nem az, minden hibát kiír, és a kilépési kód 1. Az „upgrade” a mai
formátumban írja ki a kiadást, a „shorten” csak azt, amiben eltér a standard
kiadástól, a --schema a JSON-sémát írja ki szerkesztőkhöz.`,
  'help.engine': `Használat: amyitis engine

JSON-t olvas a szabványos bemenetről, soronként egy objektumot, és mindegyikre
egy sorban válaszol: játszmák, állások és robotok más programoknak, bármilyen
nyelven.`,
  'help.perft': `Használat: amyitis perft [kapcsolók]

Megszámolja, hány lépéssor lehetséges a játszma elejétől.

  --depth N          a döntések száma, 0 és 12 között (3)
  --players 2|3|4    a játékosok száma (4)
  --palace           a Palota kiegészítővel
  --seed SZÖVEG      véletlenmag: ettől függ a kezdőállás és az osztás`,
  'help.arena': `Használat: amyitis arena [kapcsolók]

Bajnokságot rendez: minden robotpár megmérkőzik (2-nél több játékossal mindegyik
egymaga a többi ellen), minden véletlenmaggal minden ülésrendben. Élő-pontszámot
és győzelmi arányt ír ki, 95%-os konfidenciaintervallummal.

  --bots LISTA       kik játszanak, például gardener,engineer,priest@200;
                     @200: 200 iteráció, @20ms: 20 ezredmásodperc;
                     uct: egyszerű fakeresés, uct:0.5: más állandóval;
                     amyitis:haste=0.03: amyitis, más állandóval;
                     cmd:PARANCS: egy program a docs/protocol.md szerint
  --pairs all|next|first
                     ki kivel játszik: mindenki mindenkivel (all), mindegyik az
                     előtte állóval (next) vagy az elsővel (first)
  --players 2|3|4    a játékosok száma (2)
  --palace           a Palota kiegészítővel
  --edition FÁJL     a játék más kiadása
  --games N          játszmák páronként (100)
  --target N         egy robotpár befejezi, amint győzelmi aránya biztosan
                     N százalék fölött vagy alatt van, legkésőbb --games
                     játszma után
  --ms N             a kereső robotok gondolkodási ideje ezredmásodpercben
  --iterations N     vagy az iterációik száma
  --patience N       hány másodpercig vár egy program válaszára (60)
  --workers N        hány játszma fusson egyszerre
  --seed SZÖVEG      véletlenmag: ettől függ a kezdőállás és az osztás
  --out FÁJL         minden játszma ide kerül; újraindítva folytatja
  --json             a jelentés JSON-ként

Robotok: {levels}`,
  'help.bench': `Használat: amyitis bench [--json]

Megméri, milyen gyorsan fut a szabálymotor ezen a gépen.`,
}
