#!/usr/bin/env python3
"""Prints the label of a parcel."""

WIDTH = 32


def label(parcel):
    lines = [parcel.name, parcel.street, parcel.city]
    lines.append("")
    lines.append(parcel.number)
    return lines


def show(parcel):
    for line in label(parcel):
        print(line.center(WIDTH))
