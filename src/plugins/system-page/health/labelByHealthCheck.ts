import { CORE_HEALTH_CHECK_NAMES } from '@/src/domain/health/healthChecks'
import { pluginHealth } from '@/src/plugins/pluginHealth'
import { healthCheckLabels } from '@/src/plugins/system-page/words/admin/healthChecks'

/** The health checks of plugins. */
export const pluginHealthChecks = pluginHealth.flatMap(({ check }) => check ?? [])

/** The labels of all health checks by their names, in display order. */
export const labelByHealthCheck = new Map<string, string>(
  CORE_HEALTH_CHECK_NAMES.flatMap((light) => [
    [light, healthCheckLabels[light]],
    ...pluginHealthChecks
      .filter(({ after }) => after === light)
      .map((check): [string, string] => [check.light, check.label]),
  ]),
)

/** Returns the name of a check for staff. */
export const healthCheckLabel = (light: string) => labelByHealthCheck.get(light) ?? light
