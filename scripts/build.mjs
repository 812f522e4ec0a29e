// Installs and builds what is missing, and starts nothing: npm run build
import { buildWeb } from './build-web.mjs'
import { prepare } from './ground.mjs'

prepare()
buildWeb()
