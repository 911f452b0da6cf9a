import type { PluginSeed } from '@/src/seed/pluginSeed'
import { answerSeed } from './answers/seed/answerSeed'

/** What plugins add to the seed, in this order. */
export const seeds: readonly PluginSeed[] = [answerSeed]
