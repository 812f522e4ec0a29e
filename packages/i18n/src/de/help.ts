import type { HELP as ENGLISH } from '../en/help.ts'
import type { Translated } from '../message.ts'

export const HELP: Translated<typeof ENGLISH> = {
  'help.all': `Amyitis, die hängenden Gärten von Babylon.

Aufruf: amyitis BEFEHL [Optionen]

  play      im Terminal spielen, gegen Bots oder zu mehreren
  replay    ein aufgezeichnetes Spiel durchgehen
  review    ein aufgezeichnetes Spiel beurteilen: Genauigkeit, Glück
  verify    Mitschriften oder alle Spiele eines Servers prüfen
  edition   die Standardausgabe zeigen oder eine andere prüfen
  engine    mit anderen Programmen JSON sprechen
  perft     Zugfolgen zählen
  arena     Bots Turniere spielen lassen
  bench     die Geschwindigkeit messen
  backup    die Daten eines laufenden Servers sichern
  admin     einen Server betreuen: Tische, Meldungen, Sperren

  --lang en|fr|de|hu   Sprache; sonst die des Systems
  --help               diese Hilfe; nach einem Befehl die zu ihm
  --version            die Version`,
  'help.play': `Aufruf: amyitis play [DATEI] [Optionen]

Spielt im Terminal. Mit DATEI geht ein gespeichertes Spiel weiter.

  --players 2|3|4    Zahl der Spieler (3): du und Bots „gardener“
  --seats LISTE      wer wo sitzt: human oder ein Bot,
                     zum Beispiel human,gardener,human
  --names LISTE      die Namen der Spieler, durch Kommas getrennt
  --palace           mit der Palast-Erweiterung
  --seed TEXT        bestimmt Aufbau und Austeilen: gleicher Startwert,
                     gleiches Spiel
  --edition DATEI    eine andere Ausgabe des Spiels
  --save DATEI       wohin nach jedem Zug gespeichert wird
  --no-save          nichts speichern
  --resume DATEI     dasselbe wie DATEI
  --log              jeden Zug der Bots erzählen
  --lang en|fr|de|hu Sprache

Der Startwert eines laufenden Spiels liegt in DATEI.seed, nicht in der
Mitschrift.

Bots:`,
  'help.replay': `Aufruf: amyitis replay DATEI [Optionen]

Geht ein aufgezeichnetes Spiel durch: Enter weiter, b zurück, eine Zahl
springt dorthin, q beendet.

  --to N     die Stellung nach N Entscheidungen zeigen
  --log      das ganze Spiel erzählen
  --json     für jede Entscheidung ein JSON-Objekt: n, move, state, events`,
  'help.review': `Aufruf: amyitis review DATEI [Optionen]

Beurteilt ein aufgezeichnetes Spiel, beendet oder nicht: wie gut jeder Zug war,
was besser gewesen wäre, welche Züge und Karten das Spiel gewendet haben.

  --iterations N   Nachdenken für jede Entscheidung (300); 0: ohne Suche
  --ms N           oder seine Dauer in Millisekunden
  --seed TEXT      Startwert der Suche: gleicher Startwert, gleiches Urteil
  --json           das Urteil als JSON ausgeben (docs/analysis.md)`,
  'help.verify': `Aufruf: amyitis verify DATEI…
        amyitis verify --seed ANTEILE [--evidence DATEI] [DATEI]
        amyitis verify --db [--data ORDNER]

Spielt Mitschriften nach den Regeln nach und prüft die genannten Startwerte.
Rückgabewert 0: alles in Ordnung. 1: ein Fehler, mit Zeile und Regelpunkt.
2: eine Datei ist nicht lesbar.

  --seed ANTEILE   prüfen, wie der Startwert eines Online-Spiels entstand, aus
                   seinen Anteilen oder seinem Tisch als JSON
                   (docs/fair-deals.md)
  --evidence DATEI  mit --seed: was dein Gerät sich merkt, aus der App
                   gesichert
  --db             alle Spiele eines Servers gegen die Regeln prüfen, in seinen
                   Daten oder in DATABASE_URL
  --data ORDNER    die Daten des Servers; sonst die von npm start`,
  'help.backup': `Aufruf: amyitis backup DATEI [--data ORDNER]

Sichert die Daten eines Servers in einer neuen Datei, auch während er läuft.

  --data ORDNER    die Daten des Servers; sonst die von npm start`,
  'help.admin': `Aufruf: amyitis admin BEFEHL [--data ORDNER]

Betreut einen Server, auch während er läuft; mit DATABASE_URL in PostgreSQL.

  tables               die Tische, der zuletzt geänderte zuerst
  remove TISCH         einen Tisch schließen; einen beendeten löschen
  remove TISCH ZEILE   eine Zeile seines Chats entfernen
  reports              was Spieler gemeldet haben
  absent              Gäste, die bald vergessen werden
  ban SPIELER          einen Spieler sperren; unban SPIELER lässt ihn wieder zu
  mute SPIELER         kein Chat mehr; unmute SPIELER erlaubt ihn wieder
  close                keine neuen Spieler; open lässt sie wieder zu

  --data ORDNER        die Daten des Servers; sonst die von npm start`,
  'help.edition': `Aufruf: amyitis edition
        amyitis edition check DATEI
        amyitis edition upgrade DATEI
        amyitis edition --schema

Zeigt die Standardausgabe als JSON oder prüft, ob eine Datei eine spielbare
Ausgabe ist. Rückgabewert 1: Sie ist es nicht; jeder Fehler wird genannt.
„upgrade“ zeigt eine Ausgabe im heutigen Format, --schema das JSON-Schema für
Editoren.`,
  'help.engine': `Aufruf: amyitis engine

Liest JSON von der Standardeingabe, ein Objekt je Zeile, und beantwortet jedes
mit einer Zeile: Spiele, Stellungen und Bots für Programme jeder Sprache.`,
  'help.perft': `Aufruf: amyitis perft [Optionen]

Zählt, wie viele Zugfolgen es vom Beginn eines Spiels aus gibt.

  --depth N          Entscheidungen, 0 bis 12 (3)
  --players 2|3|4    Zahl der Spieler (4)
  --palace           mit der Palast-Erweiterung
  --seed TEXT        bestimmt Aufbau und Austeilen`,
  'help.arena': `Aufruf: amyitis arena [Optionen]

Spielt ein Turnier: jedes Paar von Bots (bei mehr als 2 Spielern jeder allein
gegen die anderen), jeder Startwert auf jedem Platz. Gibt eine Elo-Wertung und
den Anteil der Siege aus, mit 95-%-Intervallen.

  --bots LISTE       wer spielt, zum Beispiel gardener,engineer,priest@200;
                     @200 heißt 200 Durchläufe, @20ms 20 Millisekunden;
                     uct ist schlichte Baumsuche, uct:0.5 mit ihrer Konstanten;
                     auch amyitis:haste=0.03 kann andere als üblich haben;
                     cmd:BEFEHL ist ein Programm nach docs/protocol.md
  --pairs all|next|first
                     wer sich trifft: alle (all), jeder den vor ihm Genannten
                     (next) oder jeder den ersten (first)
  --players 2|3|4    Zahl der Spieler (2)
  --palace           mit der Palast-Erweiterung
  --edition DATEI    eine andere Ausgabe des Spiels
  --games N          Partien je Paar (100)
  --target N         ein Paar beenden, sobald sein Anteil der Siege sicher über
                     oder unter N Prozent liegt, spätestens nach --games
  --ms N             Bedenkzeit der suchenden Bots in Millisekunden
  --iterations N     oder die Zahl ihrer Durchläufe
  --patience N       Sekunden, die auf die Antwort eines Programms gewartet
                     wird (60)
  --workers N        wie viele Partien zugleich
  --seed TEXT        bestimmt Aufbau und Austeilen
  --out DATEI        jede Partie hier festhalten; ein neuer Lauf setzt fort
  --json             den Bericht als JSON ausgeben

Bots: {levels}`,
  'help.bench': `Aufruf: amyitis bench [--json]

Misst, wie schnell die Regeln auf diesem Rechner sind.`,
}
