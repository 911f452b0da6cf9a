#!/bin/sh
# Runs the file store. Its storage (master, volumes, filer) requires no key, so it listens inside this container
# only; other containers reach the S3 server, which requires a key. When either process ends, the container ends
# and is restarted. The number of volumes is limited by the disk only.
set -u
# The trap is set first, so that an immediate stop is noticed too.
asked=''
trap 'asked=yes' TERM INT
weed -logtostderr=true server -dir=/data -ip=127.0.0.1 -ip.bind=127.0.0.1 -filer \
  -volume.max=0 -volume.minFreeSpace=1GiB -volume.preStopSeconds=1 -master.volumeSizeLimitMB=1024 &
store=$!
weed -logtostderr=true s3 -filer=127.0.0.1:8888 -ip.bind=0.0.0.0 -config=/run/secrets/s3_accounts &
door=$!
while [ -z "$asked" ] && kill -0 "$store" 2>/dev/null && kill -0 "$door" 2>/dev/null; do
  sleep 1 &
  wait $!
done
kill -TERM "$door" "$store" 2>/dev/null
wait
[ -n "$asked" ]
