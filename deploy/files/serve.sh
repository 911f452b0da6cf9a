#!/bin/sh
# The store of files. What holds them (master, volumes, filer) asks nobody for a key and therefore listens to
# this container alone; the S3 door, which asks for one, is all that others reach. When either ends, so does
# the container, which is then started anew. As many volumes as the disk has room for.
set -u
# Before anything runs: whoever ends this at once is heard too.
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
