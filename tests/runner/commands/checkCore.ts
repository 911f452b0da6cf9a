import { coreAlone, coreAloneLayers } from '../coreAlone'
import { runSteps } from '../runSteps'

/**
 * `check:core`: the project without each of its plugins, then the core without any plugin.
 * @param project the whole project, when the command runs again in a copy without plugins
 * @param report the file in which that run stores its outcomes
 */
export const run = ([project, report]: string[]) =>
  project ? runSteps(coreAloneLayers(project), report) : runSteps([{ 'core alone': coreAlone }])
