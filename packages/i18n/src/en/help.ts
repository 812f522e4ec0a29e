/** The help of the program and of its commands. */
export const HELP = {
  'help.all': `Amyitis, the hanging gardens of Babylon.

Usage: amyitis COMMAND [options]

  play      play in the terminal, against bots or with several people
  replay    go through a recorded game
  review    judge a recorded game: accuracy, turning points, luck
  verify    check records of games, or all games of a server
  edition   print the standard edition, or check another one
  engine    speak JSON with other programs
  perft     count lines of play
  arena     let bots play tournaments
  bench     measure the speed
  backup    save the data of a server while it runs
  admin     look after a server: tables, reports, bans

  --lang en|fr|de|hu   language; else that of the system
  --help               this help; after a command, help on it
  --version            the version`,
  'help.play': `Usage: amyitis play [FILE] [options]

Plays a game in the terminal. With FILE, goes on with a saved game.

  --players 2|3|4    number of players (3): you and bots "gardener"
  --seats LIST       who sits where: human or a bot,
                     for example human,gardener,human
  --names LIST       the players’ names, separated by commas
  --palace           with the Palace expansion
  --seed TEXT        decides setup and deals: the same seed, the same game
  --edition FILE     another edition of the game
  --save FILE        where the game is saved after every move
  --no-save          save nothing
  --resume FILE      the same as FILE
  --log              tell every move of the bots
  --lang en|fr|de|hu language

The seed of a game that goes on lies in FILE.seed, not in the record.

Bots:`,
  'help.replay': `Usage: amyitis replay FILE [options]

Goes through a recorded game: Enter on, b back, a number goes there, q quits.

  --to N     show the position after N decisions
  --log      tell the whole game
  --json     print a JSON object for every decision: n, move, state, events`,
  'help.review': `Usage: amyitis review FILE [options]

Judges a recorded game, finished or not: how well each turn was played, what
would have been better, which turns and deals were turning points.

  --iterations N   thinking for each decision (300); 0: without a search
  --ms N           or its time, in milliseconds
  --seed TEXT      of the search; the same seed, the same review
  --json           print the review as JSON (docs/analysis.md)`,
  'help.verify': `Usage: amyitis verify FILE…
       amyitis verify --seed SHARES [--evidence FILE] [FILE]
       amyitis verify --db [--data FOLDER]

Replays records through the rules and checks the seeds that they tell.
Exit code 0: all are sound. 1: a fault; its line and clause are printed.
2: a file cannot be read.

  --seed SHARES   check how the seed of an online game came about, from its
                  shares or its table as JSON (docs/fair-deals.md)
  --evidence FILE  with --seed: what your device remembers, saved in the app
  --db            check all games of a server against the rules, in its data
                  or in DATABASE_URL
  --data FOLDER   the data of the server; else as npm start finds it`,
  'help.backup': `Usage: amyitis backup FILE [--data FOLDER]

Saves the data of a server in one new file, also while it runs.

  --data FOLDER   the data of the server; else as npm start finds it`,
  'help.admin': `Usage: amyitis admin COMMAND [--data FOLDER]

Looks after a server, also while it runs; with DATABASE_URL in PostgreSQL.

  tables              the tables, the last changed first
  remove TABLE        close a table; delete one that is over or closed
  remove TABLE LINE   take away a line of its chat
  reports             what players have reported
  absent              guests who are about to be forgotten
  ban PLAYER          keep a player out; unban PLAYER lets them in again
  mute PLAYER         no more chat; unmute PLAYER allows it again
  close               let no new players in; open lets them in again

  --data FOLDER       the data of the server; else as npm start finds it`,
  'help.edition': `Usage: amyitis edition
       amyitis edition check FILE
       amyitis edition upgrade FILE
       amyitis edition --schema

Prints the standard edition as JSON, or checks whether a file is an edition
that can be played. Exit code 1: it is not; every fault is printed. “upgrade”
prints an edition in today’s format, --schema the JSON Schema for editors.`,
  'help.engine': `Usage: amyitis engine

Reads JSON from standard input, one object a line, and answers each with one
line: games, positions and bots for programs in any language.`,
  'help.perft': `Usage: amyitis perft [options]

Counts how many lines of play there are from the beginning of a game.

  --depth N          decisions, 0 to 12 (3)
  --players 2|3|4    number of players (4)
  --palace           with the Palace expansion
  --seed TEXT        decides setup and deals`,
  'help.arena': `Usage: amyitis arena [options]

Plays a tournament: every pair of bots (with more than 2 players, each one
alone against the others), every seed in every seat. Prints ratings on the Elo
scale and the share of wins, with 95% intervals.

  --bots LIST        who plays, for example gardener,engineer,priest@200;
                     @200 means 200 iterations, @20ms 20 milliseconds;
                     uct is plain tree search, uct:0.5 with its constant;
                     amyitis:haste=0.03 too may have others than the usual;
                     cmd:COMMAND is a program that speaks docs/protocol.md
  --pairs all|next|first
                     who meets: all (all), each the one before it, or the first
  --players 2|3|4    number of players (2)
  --palace           with the Palace expansion
  --edition FILE     another edition of the game
  --games N          games for each pair (100)
  --target N         end a pair as soon as its share of wins is surely above or
                     below N percent, at the latest after --games
  --ms N             thinking time of the searching bots, in milliseconds
  --iterations N     or their number of iterations
  --patience N       seconds to wait for an answer of a program (60)
  --workers N        how many games at a time
  --seed TEXT        decides setups and deals
  --out FILE         keep every game here; run again to go on
  --json             print the report as JSON

Bots: {levels}`,
  'help.bench': `Usage: amyitis bench [--json]

Measures how fast the rules are on this machine.`,
} as const
