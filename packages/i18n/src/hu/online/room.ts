import type { ROOM as ENGLISH } from '../../en/online/room.ts'
import type { Translated } from '../../message.ts'

export const ROOM: Translated<typeof ENGLISH> = {
  'online.seat.free': 'szabad',
  'online.seat.invited': 'meghívással',
  'online.seat.erased': '(törölve)',

  'online.room.title': 'Várószoba',
  'online.room.words':
    '{count, plural, =0 {Mindenki itt van.} one {Egy hely szabad. Amint valaki leül oda, kezdődik a játszma.} other {# hely szabad. Amint mindegyiken ül valaki, kezdődik a játszma.}}',
  'online.room.awaited': 'Minden hely foglalt. Amint {who} visszajön, kezdődik a játszma.',
  'online.room.sit': 'Leülök',
  'online.room.stand': 'Felállok',
  'online.room.start': 'Kezdés robotokkal',
  'online.room.close': 'Asztal bezárása',
  'online.room.closed': 'Ezt az asztalt bezárták.',
  'online.room.idle': 'Ennél az asztalnál egy hónapig nem történt semmi, ezért bezártuk.',
  'online.room.unpaired': 'Valaki nem érkezett meg időben. Máris új ellenfelet keresünk.',
  'online.room.host': 'házigazda',
  'online.room.invited': 'Meghívtak ehhez az asztalhoz.',
  'online.room.watch': 'Nézőként vagy itt. Ha elkezdődik a játszma, itt láthatod.',
  'online.room.unseat': '{who} helyének felszabadítása',
  'online.bind.void': 'Valaki jött vagy ment, amikor a véletlenszámod már látszott, ezért új szám kell.',
  'online.bind.go.void': 'Újra leülök',
  'online.bind.elsewhere':
    'Egy másik eszközön ültél le, a véletlenszámod ott van. Nyisd meg ott az asztalt, vagy folytasd itt egy új számmal.',
  'online.bind.go.elsewhere': 'Folytatom itt',
  'online.invite': 'Meghívás',
  'online.invite.about': 'Aki megnyitja ezt a linket, csatlakozhat; elég hozzá egy név.',
  'online.invite.seat': 'Link: {seat}. hely',
  'online.invite.link': 'Link ehhez az asztalhoz',
  'online.invite.table': 'Az asztal linkjének másolása',
  'online.invite.copy': 'Link másolása',
  'online.invite.share': 'Link megosztása',
  'online.invite.qr': 'A link QR-kódja',
  'online.invite.loopback':
    'Ez a szerver csak erről a gépről érhető el: más nem tudja megnyitni a linket. Ha a hálózatodon másokkal játszanál, így indítsd: „npm start -- --lan”.',
  'online.invite.address': 'Cím',
  'online.spectators': '{count, plural, one {# néző} other {# néző}}',
  'online.watching': 'Nézőként vagy itt.',

  'online.bind.void.who':
    'Ez a kezdés nem érvényes: {who} felállt vagy újra leült, amikor a véletlenszámod már látszott. Ezt a számot többé nem küldjük el. Ha még játszanál, ülj le újra egy új számmal.',
  'online.bind.void.server':
    'Ez a kezdés nem érvényes: amikor a véletlenszámod már látszott, a szerver más kódokat mutatott ugyanazokhoz a játékosokhoz. A számodat többé nem küldjük el. Csak akkor ülj le újra, ha megbízol ebben a szerverben.',
  'online.bind.void.count':
    '{count, plural, one {Ennél az asztalnál ez egyszer fordult elő.} other {Ennél az asztalnál ez # alkalommal fordult elő.}}',
  'online.room.vain':
    '{count, plural, one {Az eszközöd egyszer már felfedte a véletlenszámát az itt ülők közül valakinek, de nem lett belőle játszma.} other {Az eszközöd már # alkalommal felfedte a véletlenszámát az itt ülők közül valakinek, de nem lett belőle játszma.}} Akinek nem tetszenek a lapjai, a kezdés előtt még felállhat. Ha ez ismétlődik, játssz inkább másokkal.',
  'online.room.void':
    'Túl sokszor állt fel vagy ült le újra valaki, amikor a véletlenszámok már látszottak, ezért bezártuk ezt az asztalt. Ha játszanátok, nyissatok újat.',
  'online.start.changed':
    'Nem tisztességes: az osztás más számokból készült, mint amelyeket az eszközöd látott, amikor a sajátját elküldte. Valaki megválaszthatta a lapokat. Jobb, ha itt abbahagyod.',
  'online.start.foreign':
    'Ez az eszköz nem tud kezeskedni az osztásért: a helyedhez tartozó véletlenszám nem innen jött. Ha nem egy másik eszközön ültél le, jobb, ha itt abbahagyod.',
  'online.start.unfair':
    'Nem tisztességes: ennek a fordulónak a lapjai nem a játékosok számaiból jöttek ki. A szerver választotta őket, vagy valaki, aki hozzáfér. Ne játssz tovább.',
}
