import { readFileSync } from 'node:fs'
import { startNginx } from './startNginx'

/**
 * The proxy of production, exactly as its container is given it but for the names and ports of its network.
 * @param rules What stands in its folder `front`.
 * @param locations Addresses of the test's own.
 */
export async function startFront(sitePort: number, rules = '', locations = '', ownPort?: number) {
  const nginx = await startNginx(
    (place, port) =>
      readFileSync('deploy/nginx/conf.d/default.conf', 'utf8')
        .replace('include /etc/nginx/site/front/*.conf;', rules)
        .replaceAll('/etc/nginx/site/', `${place}/site/`)
        .replace('/var/cache/nginx/site', `${place}/kept`)
        .replace(/listen \[::\].*/, '')
        .replace('listen 80', `listen 127.0.0.1:${port}`)
        .replace('web:3000 resolve', `127.0.0.1:${sitePort}`)
        .replace('/site/locations.conf;', `/site/locations.conf; ${locations}`),
    ownPort,
  )
  return { ...nginx, port: Number(new URL(nginx.url).port) }
}
