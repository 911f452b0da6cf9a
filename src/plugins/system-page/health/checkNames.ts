import { HEALTH_CHECKS } from '@/src/domain/health/healthChecks'
import { healthParts } from '@/src/plugins/healthParts'
import { lightLabels } from '@/src/plugins/system-page/words/admin/systemLights'

/** The health checks of plugins. */
export const pluginChecks = healthParts.flatMap(({ check }) => check ?? [])

/** The labels of all health checks by their names, in display order. */
export const checkLabels = new Map<string, string>(
  HEALTH_CHECKS.flatMap((light) => [
    [light, lightLabels[light]],
    ...pluginChecks
      .filter(({ after }) => after === light)
      .map((check): [string, string] => [check.light, check.label]),
  ]),
)

/** Returns the name of a check for staff. */
export const checkLabel = (light: string) => checkLabels.get(light) ?? light
