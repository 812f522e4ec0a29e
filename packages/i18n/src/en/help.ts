/** The help of the program and of its commands. */
export const HELP = {
  'help.all': `Amyitis, the Hanging Gardens of Babylon.

Usage: amyitis COMMAND [options]

  play      play in the terminal, against bots or with other people
  replay    step through a recorded game
  review    analyse a recorded game: accuracy, turning points, luck
  verify    check game records, or all games on a server
  edition   print the standard edition, or check another one
  engine    talk to other programs in JSON
  perft     count lines of play
  arena     run bot tournaments
  bench     measure speed
  backup    back up a server’s data while it’s running
  admin     manage a server: tables, reports, bans

  --lang en|fr|de|hu   language (default: your system’s)
  --help               show this help; after a command, help on that command
  --version            show the version`,
  'help.play': `Usage: amyitis play [FILE] [options]

Plays a game in the terminal. With FILE, continues a saved game.

  --players 2|3|4    number of players (3): you and “gardener” bots
  --seats LIST       who sits where: human or a bot,
                     for example human,gardener,human
  --names LIST       the players’ names, separated by commas
  --palace           with the Palace expansion
  --seed TEXT        game seed: the same seed gives the same setup and deals
  --edition FILE     another edition of the game
  --save FILE        file to save to after every move
  --no-save          don’t save the game
  --resume FILE      same as FILE
  --log              show every bot move
  --no-ponder        Amyitis doesn’t think while you do
  --lang en|fr|de|hu language

The seed of a game in progress is kept in FILE.seed, not in the record.

Bots:`,
  'help.replay': `Usage: amyitis replay FILE [options]

Steps through a recorded game. Enter: next, b: back, a number: jump there,
q: quit.

  --to N     show the position after N decisions
  --log      show the whole game as text
  --json     print a JSON object for every decision: n, move, state, events`,
  'help.review': `Usage: amyitis review FILE [options]

Analyses a recorded game, finished or not: how well each turn was played, what
would have been better, and which turns and deals were turning points.

  --iterations N   search iterations per decision; 0: no search
  --ms N           or thinking time per decision, in milliseconds
                   without either: 4,000 iterations, and for the decisions that
                   matter most, eight times as long as the strongest bot takes
  --thorough       search every decision that long, not just those;
                   this can take up to an hour
  --player NAME    show only the turns of this player, and those that cost most
                   in place of the turning points
  --seed TEXT      seed of the search: with --iterations, the same seed gives
                   the same analysis
  --json           print the analysis as JSON (docs/analysis.md)`,
  'help.verify': `Usage: amyitis verify FILE…
       amyitis verify --seed SHARES [--evidence FILE] [FILE]
       amyitis verify --db [FILE] [--data FOLDER]

Replays records under the rules and checks the seeds they contain.
Exit code 0: all valid. 1: an error was found; its line and clause are printed.
2: a file can’t be read.

  --seed SHARES   check where the seed of an online game came from, using its
                  shares or its table as JSON (docs/fair-deals.md)
  --evidence FILE  with --seed: what your device remembers, saved in the app
  --db            check all games on a server against the rules, in its data
                  folder, in DATABASE_URL or in FILE (a backup)
  --data FOLDER   the server’s data folder (default: the one npm start uses)`,
  'help.backup': `Usage: amyitis backup FILE [--data FOLDER]

Saves a server’s data to a new file, even while the server is running.

  --data FOLDER   the server’s data folder (default: the one npm start uses)`,
  'help.admin': `Usage: amyitis admin COMMAND [--data FOLDER]

Manages a server, even while it’s running; uses PostgreSQL with DATABASE_URL.

  tables              list tables, most recently changed first
  remove TABLE        close a table; delete it if it’s over or closed
  remove TABLE LINE   remove a line from its chat
  reports             list what players have reported
  absent              list guests whose data will soon be deleted
  ban PLAYER          ban a player; unban PLAYER lets them back in
  mute PLAYER         stop a player from chatting; unmute PLAYER allows it again
  close               stop new players from joining; open lets them join again

  --data FOLDER       the server’s data folder (default: the one npm start uses)`,
  'help.edition': `Usage: amyitis edition
       amyitis edition check FILE
       amyitis edition upgrade FILE
       amyitis edition shorten FILE
       amyitis edition --schema

Prints the standard edition as JSON, or checks whether a file is a playable
edition. Exit code 1: it isn’t; every error is printed. “upgrade” prints an
edition in the current format, “shorten” only what differs from the standard
edition, --schema the JSON Schema for editors.`,
  'help.engine': `Usage: amyitis engine

Reads JSON from standard input, one object per line, and answers each with one
line: games, positions and bots for programs in any language.`,
  'help.perft': `Usage: amyitis perft [options]

Counts how many lines of play there are from the start of a game.

  --depth N          decisions, 0 to 12 (3)
  --players 2|3|4    number of players (4)
  --palace           with the Palace expansion
  --seed TEXT        game seed, which decides the setup and the deals`,
  'help.arena': `Usage: amyitis arena [options]

Runs a tournament: every pair of bots (with more than 2 players, each one alone
against the others), every seed in every seat. Prints ratings on the Elo scale
and win rates, with 95% intervals.

  --bots LIST        who plays, for example gardener,engineer,priest@200;
                     @200 means 200 iterations, @20ms 20 milliseconds;
                     uct is plain tree search, uct:0.5 sets its constant;
                     amyitis:haste=0.03 is amyitis with another constant;
                     cmd:COMMAND is a program that speaks docs/protocol.md
  --pairs all|next|first
                     who plays whom: everyone (all), each bot against the one
                     before it, or each against the first
  --players 2|3|4    number of players (2)
  --palace           with the Palace expansion
  --edition FILE     another edition of the game
  --games N          games per pair (100)
  --target N         stop a pair early once its win rate is clearly above or
                     below N percent
  --ms N             thinking time of the searching bots, in milliseconds
  --iterations N     or their number of iterations
  --patience N       seconds to wait for a program’s answer (60)
  --workers N        how many games to play at a time
  --seed TEXT        decides setups and deals
  --out FILE         save every game here; run again to continue
  --json             print the report as JSON

Bots: {levels}`,
  'help.bench': `Usage: amyitis bench [--json]

Measures how fast the rules engine runs on this machine.`,
} as const
