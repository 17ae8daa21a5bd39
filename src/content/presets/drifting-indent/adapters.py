"""The classes that speak to a model, in the order in which they are asked."""

from agents import local, remote

ADAPTERS = [
    remote.Claude,
    remote.Gemini,
    remote.Glm,
    remote.Grok,
    remote.Kimi,
    remote.MiniMax,
    remote.Mistral,
    local.Llama,
    local.Qwen,
]


def adapter_for(model):
    for adapter in ADAPTERS:
        if adapter.knows(model):
            return adapter()
    raise LookupError(f"nobody speaks to {model}")
