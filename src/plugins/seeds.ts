import type { PluginSeed } from '@/src/seed/pluginSeed'
import { candidateReplySeed } from './answers/seed/candidateReplySeed'
import { demoSeed } from './demo-content/seed/demoSeed'
import { recruitmentProcessSeed } from './recruitment-process/seed/recruitmentProcessSeed'

/** The seeds of plugins for a new database, in this order. */
export const seeds: readonly PluginSeed[] = [demoSeed, candidateReplySeed, recruitmentProcessSeed]
