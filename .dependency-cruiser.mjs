// The arrows between packages. An arrow points to what a package may import; there is no other.
const ARROWS = {
  engine: [],
  text: [],
  bots: ['engine'],
  words: ['engine', 'bots', 'text'],
  // The server for backup and verify --db.
  cli: ['engine', 'bots', 'text', 'words', 'fair', 'tables', 'server'],
  // The browser tests start the server.
  web: ['engine', 'bots', 'text', 'words', 'fair', 'protocol', 'tables', 'server'],
  fair: ['engine'],
  protocol: [],
  // What follows from the log of a table: the server and the app agree because both ask here.
  tables: ['engine', 'fair', 'protocol'],
  server: ['engine', 'bots', 'text', 'words', 'fair', 'protocol', 'tables'],
  // The proofs speak with a server as its clients do; they start it as a process.
  lab: ['engine', 'bots', 'fair', 'protocol', 'tables'],
}

const arrowRules = Object.entries(ARROWS).map(([name, targets]) => ({
  name: `arrows-of-${name}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...targets].join('|')})/` },
}))

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'known-package',
      comment: 'A new package must be drawn here first.',
      severity: 'error',
      from: {},
      to: { path: '^packages/', pathNot: `^packages/(${Object.keys(ARROWS).join('|')})/` },
    },
    ...arrowRules,
    {
      name: 'engine-is-alone',
      comment: 'The rules use neither Node nor any library.',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'source-without-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '(^|/)test/' },
    },
    {
      name: 'public-face-only',
      comment:
        'A package is imported through its index.ts (text also through app.ts, server through host.ts, protocol through names.ts).',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: ['^packages/$1/', '^packages/[^/]+/src/(index|app|host)\\.ts$', '^packages/protocol/src/names\\.ts$'],
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|node_modules/\\.)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.json'],
    },
  },
}
