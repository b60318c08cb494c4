container=$(buildah from oci-archive:"$(ls gloss-*.oci.tar)")
buildah run --volume "$PWD/project:/project" "$container" /gloss check
buildah rm "$container"
