import type { HELP as ENGLISH } from '../en/help.ts'
import type { Translated } from '../message.ts'

export const HELP: Translated<typeof ENGLISH> = {
  'help.all': `Amyitis – die Hängenden Gärten von Babylon.

Aufruf: amyitis BEFEHL [Optionen]

  play      im Terminal spielen, gegen Bots oder zu mehreren
  replay    eine aufgezeichnete Partie nachspielen
  review    eine aufgezeichnete Partie analysieren
  verify    Spielprotokolle oder alle Partien eines Servers prüfen
  edition   die Standardausgabe anzeigen oder eine andere prüfen
  engine    JSON-Schnittstelle für andere Programme
  perft     Zugfolgen zählen
  arena     Turniere zwischen Bots austragen
  bench     die Geschwindigkeit messen
  backup    die Daten eines laufenden Servers sichern
  admin     einen Server verwalten: Tische, Meldungen, Sperren

  --lang en|fr|de|hu   Sprache; ohne Angabe die des Systems
  --help               diese Hilfe; nach einem Befehl die Hilfe zu ihm
  --version            die Version`,
  'help.play': `Aufruf: amyitis play [DATEI] [Optionen]

Spielt eine Partie im Terminal. Mit DATEI geht eine gespeicherte weiter.

  --players 2|3|4    Zahl der Spieler (3): du und Bots der Stufe gardener
  --seats LISTE      wer wo sitzt: human oder ein Bot,
                     zum Beispiel human,gardener,human
  --names LISTE      die Namen der Spieler, durch Kommas getrennt
  --palace           mit der Palast-Erweiterung
  --seed TEXT        bestimmt Aufbau und Karten: gleicher Startwert,
                     gleiche Partie
  --edition DATEI    eine andere Ausgabe des Spiels
  --save DATEI       wohin nach jedem Zug gespeichert wird
  --no-save          nichts speichern
  --resume DATEI     dasselbe wie DATEI
  --log              jeden Zug der Bots anzeigen
  --no-ponder        Amyitis denkt nicht mit, während du überlegst
  --lang en|fr|de|hu Sprache

Der Startwert einer laufenden Partie steht in DATEI.seed, nicht im
Spielprotokoll.

Bots:`,
  'help.replay': `Aufruf: amyitis replay DATEI [Optionen]

Spielt eine aufgezeichnete Partie nach: Enter weiter, b zurück, eine Zahl
springt dorthin, q beendet.

  --to N     die Stellung nach N Entscheidungen anzeigen
  --log      den ganzen Verlauf der Partie ausgeben
  --json     für jede Entscheidung ein JSON-Objekt: n, move, state, events`,
  'help.review': `Aufruf: amyitis review DATEI [Optionen]

Analysiert eine aufgezeichnete Partie, beendet oder nicht: wie gut jeder Zug
war, was besser gewesen wäre, welche Züge und Karten die Wende brachten.

  --iterations N   Rechentiefe je Entscheidung; 0: ohne Suche
  --ms N           oder Rechenzeit je Entscheidung in Millisekunden
                   ohne beides: 4000 Schritte, und für die wichtigsten
                   Entscheidungen achtmal so lange wie der stärkste Bot
  --thorough       so lange über jede Entscheidung nachdenken, nicht nur über
                   die wichtigsten; das kann eine Stunde dauern
  --player NAME    nur die Züge dieses Spielers, und statt der Wendepunkte die
                   teuersten davon
  --seed TEXT      Startwert der Suche: mit --iterations gibt der gleiche
                   Startwert die gleiche Analyse
  --json           die Analyse als JSON ausgeben (docs/analysis.md)`,
  'help.verify': `Aufruf: amyitis verify DATEI…
        amyitis verify --seed ANTEILE [--evidence DATEI] [DATEI]
        amyitis verify --db [DATEI] [--data ORDNER]

Prüft Spielprotokolle Zug für Zug anhand der Regeln, dazu ihre Startwerte.
Exit-Code 0: alles in Ordnung. 1: ein Fehler, mit Zeile und Regel.
2: eine Datei ist nicht lesbar.

  --seed ANTEILE   prüfen, wie der Startwert einer Online-Partie entstand, aus
                   ihren Anteilen oder ihrem Tisch als JSON
                   (docs/fair-deals.md)
  --evidence DATEI  mit --seed: dein Nachweis, aus der App gespeichert
  --db             alle Partien eines Servers anhand der Regeln prüfen, in
                   seinen Daten, in DATABASE_URL oder in DATEI (einer
                   Sicherung)
  --data ORDNER    die Daten des Servers; ohne Angabe die von npm start`,
  'help.backup': `Aufruf: amyitis backup DATEI [--data ORDNER]

Sichert die Daten eines Servers in einer neuen Datei, auch im laufenden Betrieb.

  --data ORDNER    die Daten des Servers; ohne Angabe die von npm start`,
  'help.admin': `Aufruf: amyitis admin BEFEHL [--data ORDNER]

Verwaltet einen Server, auch im laufenden Betrieb; mit DATABASE_URL in
PostgreSQL.

  tables               die Tische, der zuletzt geänderte zuerst
  remove TISCH         einen Tisch schließen; einen beendeten löschen
  remove TISCH ZEILE   eine Zeile aus seinem Chat entfernen
  reports              was Spieler gemeldet haben
  absent               Gäste, deren Daten bald gelöscht werden
  ban SPIELER          einen Spieler sperren; unban SPIELER lässt ihn wieder zu
  mute SPIELER         kein Chat mehr; unmute SPIELER erlaubt ihn wieder
  close                keine neuen Spieler; open lässt sie wieder zu

  --data ORDNER        die Daten des Servers; ohne Angabe die von npm start`,
  'help.edition': `Aufruf: amyitis edition
        amyitis edition check DATEI
        amyitis edition upgrade DATEI
        amyitis edition shorten DATEI
        amyitis edition --schema

Gibt die Standardausgabe als JSON aus oder prüft, ob eine Datei eine spielbare
Ausgabe ist. Exit-Code 1: nicht spielbar; jeder Fehler wird genannt.
„upgrade“ bringt eine Ausgabe ins aktuelle Format, „shorten“ gibt nur aus, was
von der Standardausgabe abweicht, --schema das JSON-Schema für Editoren.`,
  'help.engine': `Aufruf: amyitis engine

Liest JSON von der Standardeingabe, ein Objekt je Zeile, und beantwortet jedes
mit einer Zeile: Partien, Stellungen und Bots für Programme in jeder Sprache.`,
  'help.perft': `Aufruf: amyitis perft [Optionen]

Zählt, wie viele Zugfolgen es ab dem Beginn einer Partie gibt.

  --depth N          Entscheidungen, 0 bis 12 (3)
  --players 2|3|4    Zahl der Spieler (4)
  --palace           mit der Palast-Erweiterung
  --seed TEXT        bestimmt Aufbau und Karten`,
  'help.arena': `Aufruf: amyitis arena [Optionen]

Trägt ein Turnier aus: jedes Paar von Bots (bei mehr als 2 Spielern jeder
allein gegen die anderen), jeder Startwert auf jedem Platz. Gibt eine
Elo-Wertung und die Siegquoten aus, mit 95-%-Intervallen.

  --bots LISTE       wer spielt, zum Beispiel gardener,engineer,priest@200;
                     @200 heißt 200 Iterationen, @20ms 20 Millisekunden;
                     uct ist eine einfache Baumsuche, uct:0.5 setzt ihre
                     Konstante, amyitis:haste=0.03 einen Parameter des Bots;
                     cmd:BEFEHL ist ein Programm nach docs/protocol.md
  --pairs all|next|first
                     wer gegen wen: alle (all), jeder gegen den vor ihm
                     Genannten (next) oder gegen den ersten (first)
  --players 2|3|4    Zahl der Spieler (2)
  --palace           mit der Palast-Erweiterung
  --edition DATEI    eine andere Ausgabe des Spiels
  --games N          Partien je Paar (100)
  --target N         ein Paar beenden, sobald seine Siegquote sicher über oder
                     unter N Prozent liegt, spätestens nach --games
  --ms N             Bedenkzeit der suchenden Bots in Millisekunden
  --iterations N     oder die Zahl ihrer Iterationen
  --patience N       so viele Sekunden auf die Antwort eines Programms
                     warten (60)
  --workers N        wie viele Partien gleichzeitig
  --seed TEXT        bestimmt Aufbau und Karten
  --out DATEI        jede Partie hier speichern; ein neuer Lauf macht weiter
  --json             den Bericht als JSON ausgeben

Bots: {levels}`,
  'help.bench': `Aufruf: amyitis bench [--json]

Misst, wie schnell die Spielregeln auf diesem Rechner laufen.`,
}
