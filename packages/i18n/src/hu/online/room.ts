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
  'online.bind.void':
    'Valaki jött vagy ment, miután az osztáshoz adott részed már láthatóvá vált, ezért a részed érvényét vesztette.',
  'online.bind.go.void': 'Újra leülök',
  'online.bind.elsewhere':
    'Egy másik eszközön ültél le, ott van az osztáshoz adott részed. Nyisd meg ott az asztalt, vagy folytasd itt egy újjal.',
  'online.bind.go.elsewhere': 'Folytatom itt',
  'online.invite': 'Meghívás',
  'online.invite.about': 'Aki megnyitja ezt a linket, csatlakozhat; elég hozzá egy név.',
  'online.invite.seat': 'Link: {seat}. hely',
  'online.invite.link': 'Link ehhez az asztalhoz',
  'online.invite.copy': 'Link másolása',
  'online.invite.share': 'Link megosztása',
  'online.invite.qr': 'A link QR-kódja',
  'online.invite.loopback':
    'Ez a szerver csak erről a gépről érhető el: más nem tudja megnyitni a linket. Ha a hálózatodon másokkal játszanál, így indítsd: „npm start -- --lan”.',
  'online.invite.address': 'Cím',
  'online.spectators': '{count, plural, one {# néző} other {# néző}}',
  'online.watching': 'Nézőként vagy itt.',

  'online.bind.void.who':
    'Ez a kezdés érvénytelen: {who} elment vagy újra leült, miután az eszközöd már elküldte az osztáshoz adott részedet. Ez a rész érvényét vesztette, többé nem küldjük el. Ha újra próbálnád, ülj le egy új résszel.',
  'online.bind.void.server':
    'Ez a kezdés érvénytelen: miután az eszközöd elküldte az osztáshoz adott részedet, a szerver más számokat mutatott ugyanazokhoz a játékosokhoz. Ez a rész érvényét vesztette, többé nem küldjük el. Csak akkor ülj le új résszel, ha megbízol ebben a szerverben.',
  'online.bind.void.count':
    '{count, plural, one {Ennél az asztalnál ez egyszer fordult elő.} other {Ennél az asztalnál ez # alkalommal fordult elő.}}',
  'online.room.vain':
    '{count, plural, one {Az eszközöd egyszer már elküldte a részét valakinek az itt ülők közül, de nem lett belőle játszma.} other {Az eszközöd már # alkalommal elküldte a részét valakinek az itt ülők közül, de nem lett belőle játszma.}} Akinek nem tetszenek a lapjai, félbeszakíthatja a kezdést: ha ez ismétlődik, játssz másokkal.',
  'online.room.void':
    'Túl sokszor ment el vagy ült le újra valaki, miután az osztáshoz adott részek már látszottak, ezért ezt az asztalt bezártuk. Ha játszanátok, nyissatok újat.',
  'online.start.changed':
    'Nem tisztességes: ebben a játszmában más számokkal osztottak, mint amelyeket az eszközöd a része elküldésekor látott. Valaki megválaszthatta a lapokat. Jobb, ha nem játszol tovább.',
  'online.start.foreign':
    'Ez az eszköz nem kezeskedhet az osztásért: a helyedhez használt rész nem innen jött. Ha nem egy másik eszközön ültél le, jobb, ha nem játszol tovább.',
  'online.start.unfair':
    'Nem tisztességes: ennek a fordulónak a lapjai nem abból jöttek ki, amit a játékosok hozzáadtak. A szerver vagy valaki, aki hozzáfér, megválasztotta őket. Ne játssz tovább.',
}
