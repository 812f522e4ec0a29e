import { expose } from 'comlink'
import { brain } from './brain.ts'

expose(brain)
