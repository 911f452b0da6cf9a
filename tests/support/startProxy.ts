import { root } from '@/src/server/root'
import { startNginx } from './startNginx'

/** The proxy of production, without TLS, in front of web servers on these ports of this machine. */
export const startProxy = (ports: number[], ownPort?: number) =>
  startNginx(
    (folder, port) => `
  proxy_cache_path ${folder}/kept levels=1:2 keys_zone=site:16m max_size=64m use_temp_path=off;
  include ${root}/deploy/nginx/cache.conf;
  upstream web {
    zone web 128k;
    ${ports.map((web) => `server 127.0.0.1:${web} max_fails=0;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    include ${root}/deploy/nginx/log.conf;
    include ${root}/deploy/nginx/locations.conf;
  }`,
    ownPort,
  )
