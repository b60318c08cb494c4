"""Strings in parts: no action has the sources of another."""

def _paths(files):
    return " ".join(["'%s'" % file.path for file in files])

def _declarations(ctx):
    out = ctx.actions.declare_file(ctx.label.name + ".json")
    ctx.actions.run_shell(
        inputs = ctx.files.srcs + ctx.files.project,
        tools = [ctx.executable.gloss],
        outputs = [out],
        command = "'%s' extract --allow-outside --format declarations %s >'%s'" %
                  (ctx.executable.gloss.path, _paths(ctx.files.srcs), out.path),
    )
    return [DefaultInfo(files = depset([out]))]

def _strings(ctx):
    out = ctx.actions.declare_directory(ctx.label.name)
    known = " ".join(["--declarations '%s'" % file.path for file in ctx.files.declarations])
    ctx.actions.run_shell(
        inputs = ctx.files.srcs + ctx.files.project + ctx.files.declarations,
        tools = [ctx.executable.gloss],
        outputs = [out],
        command = "'%s' extract --allow-outside --format stringsdata --output '%s' %s %s" %
                  (ctx.executable.gloss.path, out.path, known, _paths(ctx.files.srcs)),
    )
    return [DefaultInfo(files = depset([out]))]

def _catalogs(ctx):
    out = ctx.actions.declare_directory(ctx.label.name)
    known = " ".join(["--declarations \"$root/%s\"" % file.path for file in ctx.files.declarations])
    strings = " ".join(["--from \"$root/%s\"" % file.path for file in ctx.files.strings])
    ctx.actions.run_shell(
        inputs = ctx.files.catalogs + ctx.files.project + ctx.files.declarations + ctx.files.strings,
        tools = [ctx.executable.gloss],
        outputs = [out],
        command = """root=$PWD
            cp -L --parents %s '%s' && cd '%s' && chmod -R u+w . && "$root/%s" sync %s %s""" %
                  (_paths(ctx.files.catalogs + ctx.files.project), out.path, out.path,
                   ctx.executable.gloss.path, strings, known),
    )
    return [DefaultInfo(files = depset([out]))]

_files = attr.label_list(allow_files = True)
_tool = {
    "gloss": attr.label(default = "//:gloss", executable = True, cfg = "exec", allow_single_file = True),
    "project": _files,
}
_gloss_declarations = rule(_declarations, attrs = dict(_tool, srcs = _files))
_gloss_strings = rule(_strings, attrs = dict(_tool, srcs = _files, declarations = _files))
_gloss_catalogs = rule(_catalogs, attrs = dict(_tool, catalogs = _files, declarations = _files, strings = _files))

def gloss_catalogs(name, parts, catalogs, project):
    """Makes a folder with the catalogs as one run over all parts would leave them.

    Args:
      parts: The sources of each part by its name.
      catalogs: As they are.
      project: gloss.json, package manifests and Xcode projects.
    """
    declarations = [":%s_%s_declarations" % (name, part) for part in parts]
    for part, srcs in parts.items():
        _gloss_declarations(name = "%s_%s_declarations" % (name, part), srcs = srcs, project = project)
        _gloss_strings(
            name = "%s_%s_strings" % (name, part),
            srcs = srcs,
            declarations = declarations,
            project = project,
        )
    _gloss_catalogs(
        name = name,
        catalogs = catalogs,
        declarations = declarations,
        strings = [":%s_%s_strings" % (name, part) for part in parts],
        project = project,
    )
